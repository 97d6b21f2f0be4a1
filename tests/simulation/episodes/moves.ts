import type { Random } from '../random.ts'
import type { Act, Beside, Fault } from '../schedule.ts'
import { productOf, variantIds } from '../world/pool.ts'

/** A step of an episode, before a tab is chosen. */
export type Move = { readonly wait: number } & (Act | Fault | Beside)

export const plain = ['/', '/the-shop', '/cart', '/wishlist', '/eshop', '/history'] as const

export const quick = (r: Random) => r.between(20, 400)
export const unhurried = (r: Random) =>
  r.chance(70) ? r.between(200, 1_200) : r.between(1_200, 8_000)

/** The initial data of the buyers of a schedule; most of their acts refer to it. */
export interface Held {
  readonly variants: readonly string[]
  readonly wished: readonly string[]
}

export const oneOf = (r: Random, held: readonly string[], all: readonly string[]): string =>
  r.pick((held.length > 0 && r.chance(85) ? held : all) as [string, ...string[]])
export const heldVariant = (r: Random, { variants }: Held) => oneOf(r, variants, variantIds)
export const heldProduct = (r: Random, { variants }: Held) =>
  productOf(oneOf(r, variants, variantIds)).slug

export const repeat = (times: number, make: () => Move): Move[] =>
  Array.from({ length: times }, make)

export const go = (r: Random, to: string): Move => ({ wait: unhurried(r), do: 'go', to })
