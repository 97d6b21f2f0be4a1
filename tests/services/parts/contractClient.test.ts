import { fc, test } from '@fast-check/vitest'
import { type ApiFetcher, initClient } from '@ts-rest/core'
import { expect } from 'vitest'
import { routesOf } from '../../../mocks/contract/routes.ts'
import { contract } from '../../../src/contracts/index.ts'
import { contractClient, type Send } from '../../../src/services/parts/contractClient.ts'

type Calls = Readonly<Record<string, Readonly<Record<string, (given?: object) => unknown>>>>

const names = routesOf(contract).map(([name]) => name)
const paramNames = [
  ...new Set(
    routesOf(contract).flatMap(([, { path }]) =>
      [...path.matchAll(/:(\w+)/g)].map(([, name]) => name as string),
    ),
  ),
]

const text = () => fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 })
const params = () => fc.record(Object.fromEntries(paramNames.map((name) => [name, text()])))
const headers = () =>
  fc.dictionary(
    fc.constantFrom('authorization', 'Idempotency-Key', 'x-sent'),
    fc.option(fc.string(), { nil: undefined }),
  )
const given = () =>
  fc.record(
    {
      query: fc.dictionary(text(), fc.oneof(text(), fc.nat(), fc.constant(undefined)), {
        noNullPrototype: true,
      }),
      headers: headers(),
      extraHeaders: headers(),
      body: fc.jsonValue(),
    },
    { requiredKeys: [] },
  )

/** The request that a client sends for a call. */
const sentBy = async (
  make: (note: (sent: object) => void) => object,
  name: string,
  call: object,
) => {
  const sent: object[] = []
  const [group = '', route = ''] = name.split('.')
  const client = make((each) => sent.push(each)) as Calls
  const ask = client[group]?.[route]
  if (!ask) throw new Error(`the client has no ${name}`)
  await ask(call)
  return sent
}

const reply = { status: 200, body: {}, headers: new Headers() }
const ours = (note: (sent: object) => void) => {
  const send: Send = async ({ route, url, headers, body }) => {
    note({ method: route.method, url, headers, body })
    return reply
  }
  return contractClient(contract, '/api', send)
}
const theirs = (note: (sent: object) => void) => {
  const api: ApiFetcher = async ({ method, path, headers, body }) => {
    note({ method, url: path, headers, body: body ?? null })
    return reply
  }
  return initClient(contract, { baseUrl: '/api', baseHeaders: {}, api })
}

test.prop([fc.constantFrom(...names), params(), given()])(
  'a call is sent like by the client of ts-rest, with encoded parameters',
  async (name, params, call) => {
    const encoded = Object.fromEntries(
      Object.entries(params).map(([key, value]) => [key, encodeURIComponent(value)]),
    )
    expect(await sentBy(ours, name, { ...call, params })).toEqual(
      await sentBy(theirs, name, { ...call, params: encoded }),
    )
  },
)
