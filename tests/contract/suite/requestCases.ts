import { address } from '../../support/values/address.ts'
import { samplePdf } from '../../support/values/samplePdf.ts'
import { call, routeOf } from './call.ts'
import type { Case } from './cases.ts'
import type { World, WorldCustomer } from './world.ts'

let counter = 0
const key = () => ({ 'idempotency-key': `request-${++counter}` })

const pdf = { name: 'sketch.pdf', content: samplePdf().toString('base64') }
const contact = { kind: 'contact', subject: 'Opening hours', text: 'When may we visit you?' }
const custom = {
  ...{ kind: 'custom', subject: 'A crest', text: 'As in the sketch.', quantity: 40 },
  neededBy: '2099-12-31',
}
const unknown = 'no-such-request'

const send = async (world: World, { token }: WorldCustomer, body: unknown = contact) => {
  const answer = await call(world.origin, routeOf('requests.send'), {
    ...{ token, headers: key(), body },
  })
  return (answer.body as { _id: string })._id
}

const closed = async (world: World, buyer: WorldCustomer) => {
  const id = await send(world, buyer)
  await world.closeRequest(id)
  return id
}

const attach = async (world: World, { token }: WorldCustomer, id: string): Promise<string> => {
  const request = { token, params: { id }, body: pdf }
  const { body } = await call(world.origin, routeOf('requests.addDocument'), request)
  return (body as { documents: { _id: string }[] }).documents[0]?._id ?? ''
}

/** Orders 2 pieces. @returns a return of some of them */
const returned = async (world: World, { token }: WorldCustomer, quantity: number) => {
  const { origin, variants } = world
  const body = { productId: variants.direct, quantity: 2 }
  await call(origin, routeOf('cart.add'), { token, body })
  const placed = await call(origin, routeOf('orders.place'), {
    ...{ token, headers: key(), body: { address, shipping: 'together', currency: 'INR' } },
  })
  const { _id: orderId, lines } = placed.body as { _id: string; lines: { _id: string }[] }
  const lineId = lines[0]?._id ?? ''
  return { kind: 'return', orderId, lines: [{ lineId, quantity }], reason: 'other', text: 'Bent.' }
}

/** Contact, custom work and returns. */
export const requestCases: readonly Case[] = [
  {
    route: 'requests.list',
    status: 200,
    what: 'lists',
    request: async (world, buyer) => {
      await send(world, buyer)
      return { token: buyer.token }
    },
  },
  ...[contact, custom].map(
    (body): Case => ({
      route: 'requests.send',
      status: 201,
      what: `takes ${body.kind}`,
      request: (_world, { token }) => ({ token, headers: key(), body }),
    }),
  ),
  {
    route: 'requests.send',
    status: 201,
    what: 'takes a return',
    request: async (world, buyer) => ({
      token: buyer.token,
      headers: key(),
      body: await returned(world, buyer, 2),
    }),
  },
  {
    route: 'requests.send',
    status: 409,
    what: 'more pieces than are left',
    request: async (world, buyer) => {
      const body = await returned(world, buyer, 2)
      await send(world, buyer, body)
      return { token: buyer.token, headers: key(), body: { ...body, reason: 'damaged' } }
    },
  },
  {
    route: 'requests.send',
    status: 404,
    what: "a return of another's order",
    request: async (world, { token }) => ({
      token,
      headers: key(),
      body: await returned(world, await world.customer('verified'), 1),
    }),
  },
  {
    route: 'requests.send',
    status: 409,
    what: 'a key that was used for another request',
    request: async (world, { token }) => {
      const headers = key()
      await call(world.origin, routeOf('requests.send'), { token, headers, body: contact })
      return { token, headers, body: { ...contact, text: 'Something else.' } }
    },
  },
  {
    route: 'requests.send',
    status: 422,
    what: 'a return of one line twice',
    request: async (world, buyer) => {
      const body = await returned(world, buyer, 1)
      const lines = [...body.lines, ...body.lines]
      return { token: buyer.token, headers: key(), body: { ...body, lines } }
    },
  },
  {
    route: 'requests.send',
    status: 422,
    what: 'custom work needed by a day that is over',
    request: (_world, { token }) => ({
      token,
      headers: key(),
      body: { ...custom, neededBy: '2026-01-31' },
    }),
  },
  {
    route: 'requests.get',
    status: 200,
    what: 'answers',
    request: async (world, buyer) => ({
      token: buyer.token,
      params: { id: await send(world, buyer) },
    }),
  },
  {
    route: 'requests.get',
    status: 404,
    what: "another's",
    request: async (world, { token }) => ({
      token,
      params: { id: await send(world, await world.customer('verified')) },
    }),
  },
  {
    route: 'requests.write',
    status: 200,
    what: 'writes',
    request: async (world, buyer) => ({
      token: buyer.token,
      params: { id: await send(world, buyer) },
      headers: key(),
      body: { text: 'In May.' },
    }),
  },
  {
    route: 'requests.write',
    status: 404,
    what: 'to an unknown one',
    request: (_world, { token }) => ({
      ...{ token, params: { id: unknown }, headers: key(), body: { text: 'Hello?' } },
    }),
  },
  {
    route: 'requests.write',
    status: 409,
    what: 'to a closed one',
    request: async (world, buyer) => ({
      token: buyer.token,
      params: { id: await closed(world, buyer) },
      headers: key(),
      body: { text: 'One more thing.' },
    }),
  },
  {
    route: 'requests.addDocument',
    status: 200,
    what: 'attaches',
    request: async (world, buyer) => ({
      token: buyer.token,
      params: { id: await send(world, buyer) },
      body: pdf,
    }),
  },
  {
    route: 'requests.addDocument',
    status: 404,
    what: 'to an unknown one',
    request: (_world, { token }) => ({ token, params: { id: unknown }, body: pdf }),
  },
  {
    route: 'requests.addDocument',
    status: 409,
    what: 'a sixth document',
    request: async (world, buyer) => {
      const id = await send(world, buyer)
      for (let i = 0; i < 5; i++) await attach(world, buyer, id)
      return { token: buyer.token, params: { id }, body: pdf }
    },
  },
  {
    route: 'requests.addDocument',
    status: 422,
    what: 'a file of another kind',
    request: async (world, buyer) => ({
      token: buyer.token,
      params: { id: await send(world, buyer) },
      body: { name: 'sketch.pdf', content: Buffer.from('<html>').toString('base64') },
    }),
  },
  {
    route: 'requests.removeDocument',
    status: 200,
    what: 'removes',
    request: async (world, buyer) => {
      const id = await send(world, buyer)
      return { token: buyer.token, params: { id, documentId: await attach(world, buyer, id) } }
    },
  },
  {
    route: 'requests.removeDocument',
    status: 404,
    what: 'an unknown document',
    request: async (world, buyer) => ({
      token: buyer.token,
      params: { id: await send(world, buyer), documentId: 'no-such-document' },
    }),
  },
  {
    route: 'requests.removeDocument',
    status: 409,
    what: 'of a closed one',
    request: async (world, buyer) => {
      const id = await send(world, buyer)
      const documentId = await attach(world, buyer, id)
      await world.closeRequest(id)
      return { token: buyer.token, params: { id, documentId } }
    },
  },
]
