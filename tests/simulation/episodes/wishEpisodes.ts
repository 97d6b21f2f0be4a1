import type { Random } from '../random.ts'
import { slugs } from '../world/pool.ts'
import { go, type Held, type Move, oneOf, plain, quick, repeat, unhurried } from './moves.ts'

const wishedProduct = (r: Random, { wished }: Held) => oneOf(r, wished, slugs)

export const hearts = (r: Random): Move[] => [
  go(r, '/eshop'),
  ...repeat(
    r.between(1, 4),
    (): Move => ({ wait: unhurried(r), do: 'heart', slug: r.pick(slugs) }),
  ),
  ...(r.chance(50) ? [{ wait: quick(r), do: 'go', to: r.pick(plain) } as const] : []),
]

export const wishlist = (r: Random, held: Held): Move[] => {
  const wish = (): Move => {
    const wait = r.chance(50) ? quick(r) : unhurried(r)
    const which = r.below(10)
    if (which < 4) return { wait, do: 'dropWish', slug: wishedProduct(r, held) }
    if (which < 8) return { wait, do: 'move', slug: wishedProduct(r, held) }
    if (which < 9) return { wait, do: 'undoWishes' }
    return { wait, do: r.pick(['askAllWishes', 'confirmAllWishes', 'cancelAllWishes']) }
  }
  const all: Move[] = r.chance(15)
    ? [
        { wait: unhurried(r), do: 'askAllWishes' },
        { wait: quick(r), do: 'confirmAllWishes' },
      ]
    : []
  return [
    go(r, '/wishlist'),
    { ...wish(), wait: unhurried(r) },
    ...repeat(r.between(1, 4), wish),
    ...all,
  ]
}
