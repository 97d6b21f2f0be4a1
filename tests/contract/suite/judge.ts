import type { AppRoute } from '@ts-rest/core'
import { refusals } from '../../../src/contracts/routes.ts'
import { call, routeOf } from './call.ts'
import { type Case, cases } from './cases.ts'
import type { World } from './world.ts'

/** Refusals of any call. The suite tests them by kind, not by route. */
const common = new Set(Object.keys(refusals))

/** Makes the call of a case as a new customer. @throws when the answer is not one that `route` declares */
export const answerTo = async (
  world: World,
  { route: name, request }: Case,
  route: AppRoute = routeOf(name),
): Promise<{ status: number; body: unknown }> => {
  const customer = await world.customer('verified')
  return call(world.origin, route, await request(world, customer))
}

/** The statuses that a route declares, and those that its cases cover. */
export const coverageOf = (name: string, route: AppRoute) => {
  const covered = new Set(
    cases.filter((each) => each.route === name).map(({ status }) => String(status)),
  )
  const own = Object.keys(route.responses).filter(
    (status) => !common.has(status) && !['401', '403'].includes(status),
  )
  const withLogin = [...own, ...[...covered].filter((status) => status === '401')]
  return {
    declared: [...new Set(withLogin)].sort(),
    provoked: [...covered].filter((status) => !common.has(status)).sort(),
  }
}
