import type { Random } from '../random.ts'
import { go, type Move, quick, unhurried } from './moves.ts'

export const changeUser = (r: Random): Move[] => [
  go(r, '/my-account'),
  { wait: unhurried(r), do: 'logout' },
  go(r, '/login'),
  { wait: unhurried(r), do: 'login', customer: r.chance(75) ? 'asha' : 'noor' },
  ...(r.chance(30) ? [{ wait: quick(r), do: 'go', to: '/the-shop' } as const] : []),
]

export const nap = (r: Random): Move[] => [
  { wait: unhurried(r), do: 'sleep' },
  { wait: r.between(2_000, 60_000), do: 'wake' },
]
