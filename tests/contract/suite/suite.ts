import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Problem } from '../../../src/contracts/primitives.ts'
import type { Access } from '../../../src/contracts/routes.ts'
import { applicationToken } from './applicationCases.ts'
import { call, type Named, type Request, routes } from './call.ts'
import { cases } from './cases.ts'
import { answerTo, coverageOf } from './judge.ts'
import type { World, WorldCustomer } from './world.ts'

const accessOf = ({ route }: Named) => route.metadata as Access

const bodySchema = ({ route }: Named) => ('body' in route ? route.body : undefined)

/** Path parameters for a call that will be refused. Uses the caller's id if the path has one. */
const paramsFor = (named: Named, id: string): Record<string, string> => {
  const names = [...named.route.path.matchAll(/:(\w+)/g)].map(([, name]) => name as string)
  return Object.fromEntries(names.map((name) => [name, name === 'token' ? 'x'.repeat(43) : id]))
}

/** Tests an implementation of the contract: the real server or the mocks. */
export const describeContract = (name: string, open: () => Promise<World>) =>
  describe(`the contract, by ${name}`, () => {
    let world: World
    let buyer: WorldCustomer
    let application: string
    beforeAll(async () => {
      world = await open()
      buyer = await world.customer('verified')
      application = await applicationToken(world)
    })
    /** A token that the call accepts. */
    const tokenFor = (named: Named) =>
      accessOf(named).access === 'applicant' ? application : buyer.token
    afterAll(() => world.close())

    const send = (named: Named, request: Request) => call(world.origin, named.route, request)

    test.each(cases.map((each) => [`${each.route} ${each.what}`, each] as const))(
      '%s',
      async (_what, given) => {
        const { status } = given
        const answer = await answerTo(world, given)
        expect([answer.status, answer.status < 300 ? undefined : answer.body]).toEqual([
          status,
          status < 300
            ? undefined
            : expect.objectContaining({ code: expect.any(String), message: expect.any(String) }),
        ])
      },
    )

    test.each(routes.map((named) => [named.name, named] as const))(
      '%s has a case for every status of its own',
      (_name, { name, route }) => {
        const { declared, provoked } = coverageOf(name, route)
        expect(provoked).toEqual(declared)
      },
    )

    const kept = routes.filter((named) => accessOf(named).access !== 'visitor')
    test.each(kept.map((named) => [named.name, named] as const))(
      '%s refuses a missing and a wrong token',
      async (_name, named) => {
        const params = paramsFor(named, buyer.id)
        for (const token of [undefined, 'wrong', `${tokenFor(named)}x`]) {
          const answer = await send(named, { params, ...(token === undefined ? {} : { token }) })
          expect([answer.status, (answer.body as Problem).code]).toEqual([401, 'unauthorized'])
        }
      },
    )

    const own = routes.filter((named) => accessOf(named).access === 'self')
    test.each(own.map((named) => [named.name, named] as const))(
      "%s refuses another customer's id",
      async (_name, named) => {
        const other = await world.customer('verified')
        const answer = await send(named, { params: paramsFor(named, other.id), token: buyer.token })
        expect([answer.status, (answer.body as Problem).code]).toEqual([403, 'forbidden'])
      },
    )

    const withBody = routes.filter((named) => bodySchema(named) instanceof z.ZodType)
    test.each(withBody.map((named) => [named.name, named] as const))(
      '%s refuses a body that is not JSON, and one that does not match its schema',
      async (_name, named) => {
        const { id } = buyer
        const token = tokenFor(named)
        const params = paramsFor(named, id)
        const headers = { 'idempotency-key': 'malformed-body' }
        const broken = await send(named, { params, token, headers, rawBody: '{"quantity":' })
        expect([broken.status, (broken.body as Problem).code]).toEqual([400, 'bad_request'])
        for (const rawBody of ['[[]]', '7', '"text"', 'null']) {
          const wrong = await send(named, { params, token, headers, rawBody })
          expect([wrong.status, (wrong.body as Problem).code, rawBody]).toEqual([
            422,
            'invalid_field',
            rawBody,
          ])
        }
      },
    )
  })
