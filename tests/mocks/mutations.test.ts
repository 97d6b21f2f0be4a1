import type { AppRoute } from '@ts-rest/core'
import { describe, expect, test, vi } from 'vitest'
import { fromContract } from '../../mocks/contract/fromContract.ts'
import { parsedReply, routesOf } from '../../mocks/contract/routes.ts'
import { createMockShop } from '../../mocks/shop/shop.ts'
import { contract } from '../../src/contracts/index.ts'
import { openMockWorld } from '../contract/mockWorld.ts'
import { callOf, calls } from '../contract/suite/callList.ts'
import { cases } from '../contract/suite/cases.ts'
import { answerTo, coverageOf } from '../contract/suite/judge.ts'
import { type Guard, type Mutation, mutated, mutations } from './mutated.ts'

const fails = (act: () => unknown): boolean => {
  try {
    act()
    return false
  } catch {
    return true
  }
}

/** Mocks generated from the original contract no longer match. */
const generatedMocksFail = ({ name, route }: Mutation): boolean => {
  const original = routesOf(contract).find(([known]) => known === name)?.[1]
  if (!original || !route) return false
  const statuses = Object.keys(original.responses).map(Number)
  return statuses.some((status) =>
    fails(() => parsedReply(route, status, fromContract().bodyOf(original, status))),
  )
}

/** Whether a case of the contract suite fails with the mutated contract. */
const caseFails = async (
  world: Parameters<typeof answerTo>[0],
  each: (typeof cases)[number],
  route: AppRoute,
): Promise<boolean> => {
  const answer = await answerTo(world, each, route).catch(() => undefined)
  return answer?.status !== each.status
}

/** The checks of the running shop and its suite that notice the mutation. */
const shopGuards = async (mutation: Mutation): Promise<Guard[]> => {
  const { name, route } = mutation
  const router = mutated(mutation)
  const { declared, provoked } = route
    ? coverageOf(name, route)
    : { declared: [], provoked: coverageOf(name, contract.newsletter.unsubscribe).provoked }
  const isCovered = JSON.stringify(declared) === JSON.stringify(provoked)
  const opens = await createMockShop({ router }).then(
    () => true,
    () => false,
  )
  if (!opens || !route)
    return [
      ...(opens ? [] : (['mock shop'] as const)),
      ...(isCovered ? [] : (['contract suite'] as const)),
    ]
  const world = await openMockWorld({ router })
  let isCaught = !isCovered
  for (const each of cases.filter((known) => known.route === name))
    if (await caseFails(world, each, route)) isCaught = true
  await world.close()
  return [
    ...(world.failures.length > 0 ? (['mock shop'] as const) : []),
    ...(isCaught ? (['contract suite'] as const) : []),
  ]
}

const isUnspecified = (mutation: Mutation): boolean =>
  JSON.stringify(
    routesOf(mutated(mutation))
      .map(([, route]) => callOf(route))
      .sort(),
  ) !== JSON.stringify(calls)

const guardsThatCatch = async (mutation: Mutation): Promise<readonly Guard[]> => [
  ...(mutation.compiles ? [] : (['types'] as const)),
  ...(generatedMocksFail(mutation) ? (['generated mocks'] as const) : []),
  ...(await shopGuards(mutation)),
  ...(isUnspecified(mutation) ? (['call list'] as const) : []),
]

describe('A contract that somebody', () => {
  test.for(mutations)('$what ($name) is caught by $caughtBy', async (mutation) => {
    const consoleError = vi.mocked(console.error).mockImplementation(() => undefined)
    const caught = await guardsThatCatch(mutation)
    consoleError.mockClear()
    expect(caught).toEqual(mutation.caughtBy)
    expect(caught, 'a mutation that nobody catches').not.toEqual([])
  })

  test('leaves unchanged is caught by nothing', async () => {
    const unchanged = { what: 'nothing', name: 'cart.add', route: contract.cart.add }
    expect(await guardsThatCatch({ ...unchanged, compiles: true, caughtBy: [] })).toEqual([])
  })
})
