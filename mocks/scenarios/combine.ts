import type { Scenario } from './scenario.ts'

/**
 * Several scenarios at once. The first chooses the page and the customer, unless another one has an expired session;
 * everything else adds up.
 */
export const combine = (first: Scenario, ...others: readonly Scenario[]): Scenario => {
  const all = [first, ...others]
  return {
    description: all.map(({ description }) => description).join('; '),
    path: first.path,
    user: all.some(({ user }) => user === 'expired') ? 'expired' : first.user,
    arrange: async (shop) => {
      for (const { arrange } of all) await arrange?.(shop)
    },
    handlers: (stage) => all.flatMap(({ handlers }) => handlers?.(stage) ?? []),
    list: all.flatMap(({ list }) => list ?? []),
    ...(all.some(({ isSocketDown }) => isSocketDown) ? { isSocketDown: true } : {}),
    ...(all.some(({ isOffline }) => isOffline) ? { isOffline: true } : {}),
  }
}
