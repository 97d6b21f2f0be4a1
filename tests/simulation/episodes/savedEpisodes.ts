import type { Random } from '../random.ts'
import { editRows } from './cartEpisodes.ts'
import {
  go,
  type Held,
  heldProduct,
  heldVariant,
  type Move,
  plain,
  quick,
  repeat,
  unhurried,
} from './moves.ts'

export const saveForLater = (r: Random, held: Held): Move[] => {
  const move = (): Move => {
    const wait = r.chance(50) ? quick(r) : unhurried(r)
    const which = r.below(10)
    if (which < 4) return { wait, do: 'saveRow', variant: heldVariant(r, held) }
    if (which < 6) return { wait, do: 'saveLine', slug: heldProduct(r, held) }
    if (which < 8) return { wait, do: 'restoreRow', variant: heldVariant(r, held) }
    if (which < 9) return { wait, do: 'restoreAll' }
    return { wait, do: 'dropSaved', variant: heldVariant(r, held) }
  }
  const edit: Move = { wait: quick(r), do: 'plus', variant: heldVariant(r, held) }
  return [
    go(r, '/cart'),
    { wait: unhurried(r), do: 'saveRow', variant: heldVariant(r, held) },
    ...(r.chance(40) ? [edit] : []),
    ...repeat(r.between(1, 5), move),
    ...(r.chance(30) ? [{ wait: quick(r), do: 'go', to: r.pick(plain) } as const] : []),
    ...(r.chance(15) ? [{ wait: quick(r), do: 'reload' } as const] : []),
  ]
}

export const namedList = (r: Random, held: Held): Move[] => [
  go(r, '/cart'),
  { wait: unhurried(r), do: 'saveList' },
  ...(r.chance(30) ? [{ wait: unhurried(r), do: 'saveList' } as const] : []),
  ...(r.chance(30) ? editRows(r, held) : []),
  go(r, '/lists'),
  { wait: unhurried(r), do: 'giveList' },
  { wait: unhurried(r), do: 'addList' },
  ...(r.chance(30) ? [{ wait: quick(r), do: 'addList' } as const] : []),
]
