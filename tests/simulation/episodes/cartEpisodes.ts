import type { Random } from '../random.ts'
import { pageOf, pool, variantIds } from '../world/pool.ts'
import {
  go,
  type Held,
  heldProduct,
  heldVariant,
  type Move,
  oneOf,
  plain,
  quick,
  repeat,
  unhurried,
} from './moves.ts'

const quantities = [1, 2, 3, 5, 7, 10, 20, 50, 60, 200] as const
const someProduct = (r: Random) => r.pick(pool as [(typeof pool)[number], ...typeof pool])

export const editRows = (r: Random, held: Held): Move[] => {
  const variant = heldVariant(r, held)
  const edit = (): Move => {
    const wait = r.chance(80) ? quick(r) : unhurried(r)
    const which = r.below(20)
    if (which < 8) return { wait, do: 'plus', variant }
    if (which < 11) return { wait, do: 'minus', variant }
    if (which < 16) return { wait, do: 'type', variant, quantity: r.pick(quantities) }
    if (which < 18) return { wait, do: 'removeRow', variant }
    return { wait, do: 'removeLine', slug: heldProduct(r, held) }
  }
  const shown: Move = { wait: unhurried(r), do: 'plus', variant }
  return [go(r, '/cart'), shown, ...repeat(r.between(1, 8), edit)]
}

export const dropFromPanel = (r: Random, held: Held): Move[] => [
  ...(r.chance(50) ? [go(r, r.pick(['/', '/eshop', '/wishlist']))] : []),
  { wait: unhurried(r), do: 'openPanel' },
  ...repeat(
    r.between(1, 2),
    (): Move => ({ wait: quick(r), do: 'dropLine', slug: heldProduct(r, held) }),
  ),
  ...(r.chance(30) ? [{ wait: unhurried(r), do: 'undoDrop' } as const] : []),
  r.chance(50) ? { wait: r.between(100, 9_000), do: 'closePanel' } : go(r, r.pick(plain)),
]

export const pickAndAdd = (r: Random): Move[] => {
  const { slug, variants } = someProduct(r)
  const draft = (): Move => ({
    wait: quick(r),
    do: 'draft',
    variant: r.pick(variants),
    quantity: r.pick([5, 10, 20, 30]),
  })
  return [
    ...(r.chance(80)
      ? [go(r, pageOf(slug))]
      : [go(r, '/eshop'), { wait: unhurried(r), do: 'quickView', slug } as const]),
    { wait: unhurried(r), do: 'pick', variant: r.pick(variants) },
    ...repeat(r.between(0, 3), draft),
    { wait: unhurried(r), do: 'add' },
    ...repeat(r.below(3), draft),
    ...(r.chance(40) ? [{ wait: unhurried(r), do: 'add' } as const] : []),
    ...(r.chance(30) ? [{ wait: quick(r), do: 'heart', slug } as const] : []),
    ...(r.chance(40) ? [{ wait: quick(r), do: 'go', to: r.pick(plain) } as const] : []),
  ]
}

export const placeOrder = (r: Random, held: Held): Move[] => [
  ...(r.chance(40) ? editRows(r, held) : []),
  go(r, '/cart/checkout'),
  { wait: unhurried(r), do: 'order' },
  ...(r.chance(20) ? [{ wait: quick(r), do: 'go', to: '/cart' } as const] : []),
  ...(r.chance(10) ? [{ wait: quick(r), do: 'reload' } as const] : []),
  ...(r.chance(30) ? [{ wait: unhurried(r), do: 'order' } as const] : []),
]

export const quickOrder = (r: Random, held: Held): Move[] => [
  go(r, '/cart'),
  ...repeat(r.between(1, 3), (): Move => {
    const variant = oneOf(r, held.variants, variantIds)
    return { wait: quick(r), do: 'list', variant, quantity: r.pick([10, 20, 30]) }
  }),
  { wait: unhurried(r), do: 'addList' },
  ...(r.chance(40) ? editRows(r, held) : []),
]

/** A buyer in a tunnel: the connection is lost, the cart is edited, and somebody else may edit it too. */
export const tunnel = (r: Random, held: Held): Move[] => {
  const variant = heldVariant(r, held)
  const answer = (): Move => ({ wait: unhurried(r), do: r.pick(['insist', 'giveWay']) })
  return [
    go(r, '/cart'),
    { wait: unhurried(r), fault: 'cut' },
    { wait: unhurried(r), do: 'plus', variant },
    { wait: r.between(300, 3_000), do: 'continueOffline' },
    ...(r.chance(70) ? editRows(r, held) : pickAndAdd(r)),
    ...(r.chance(40)
      ? [{ wait: quick(r), beside: 'deviceSets', customer: 'asha', variant, quantity: 40 } as const]
      : []),
    ...(r.chance(20) ? [{ wait: quick(r), do: 'reload' } as const] : []),
    { wait: unhurried(r), fault: 'restore' },
    ...repeat(r.below(4), answer),
  ]
}
