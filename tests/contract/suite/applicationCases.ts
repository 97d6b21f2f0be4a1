import { samplePdf } from '../../support/values/samplePdf.ts'
import { call, routeOf } from './call.ts'
import type { Case } from './cases.ts'
import type { World } from './world.ts'

const pdf = { name: 'licence.pdf', content: samplePdf().toString('base64') }

/** An applicant, with the token from a login. */
const applicant = async (world: World) => {
  const { email } = await world.customer('unverified')
  const body = { registerEmail: email, password: world.password }
  const answer = await call(world.origin, routeOf('customer.login'), { body })
  return { email, token: (answer.body as { application: string }).application }
}

/** The application token of a new applicant. */
export const applicationToken = async (world: World): Promise<string> =>
  (await applicant(world)).token

const attach = async (world: World, token: string): Promise<string> => {
  const route = routeOf('applications.addDocument')
  const { body } = await call(world.origin, route, { token, body: pdf })
  return (body as { documents: { _id: string }[] }).documents[0]?._id ?? ''
}

/** The waiting room. */
export const applicationCases: readonly Case[] = [
  {
    route: 'applications.get',
    status: 200,
    what: 'answers',
    request: async (world) => ({ token: await applicationToken(world) }),
  },
  {
    route: 'applications.answer',
    status: 200,
    what: 'answers',
    request: async (world) => ({
      token: await applicationToken(world),
      body: { text: 'We have a shop in Pune.' },
    }),
  },
  {
    route: 'applications.answer',
    status: 409,
    what: 'a verified customer',
    request: async (world) => {
      const { email, token } = await applicant(world)
      await world.verify(email)
      return { token, body: { text: 'Too late.' } }
    },
  },
  {
    route: 'applications.addDocument',
    status: 200,
    what: 'attaches',
    request: async (world) => ({ token: await applicationToken(world), body: pdf }),
  },
  {
    route: 'applications.addDocument',
    status: 422,
    what: 'a file of another kind',
    request: async (world) => ({
      token: await applicationToken(world),
      body: { name: 'licence.pdf', content: Buffer.from('<html>').toString('base64') },
    }),
  },
  {
    route: 'applications.addDocument',
    status: 409,
    what: 'a sixth document',
    request: async (world) => {
      const token = await applicationToken(world)
      for (let i = 0; i < 5; i++) await attach(world, token)
      return { token, body: pdf }
    },
  },
  {
    route: 'applications.removeDocument',
    status: 200,
    what: 'removes',
    request: async (world) => {
      const token = await applicationToken(world)
      return { token, params: { id: await attach(world, token) } }
    },
  },
  {
    route: 'applications.removeDocument',
    status: 404,
    what: 'an unknown document',
    request: async (world) => ({
      token: await applicationToken(world),
      params: { id: 'no-such-document' },
    }),
  },
]
