import type { Window } from '../../search/highest.ts'

/**
 * A page of pieces ordered by prices that are specific to this list. Sorts plain numbers first, and then compares only
 * pieces whose prices are on the page.
 * @param prices the price of each of `pieces`
 * @param compare compares pieces with equal prices
 */
export const pageByPrice = (
  pieces: readonly number[],
  prices: readonly number[],
  direction: 'asc' | 'desc',
  { offset, limit }: Window,
  compare: (a: number, b: number) => number,
): number[] => {
  const sorted = Float64Array.from(prices).sort()
  const end = direction === 'asc' ? Math.min(offset + limit, sorted.length) : sorted.length - offset
  const begin = direction === 'asc' ? offset : Math.max(0, end - limit)
  if (begin >= end) return []
  const [lowest, highest] = [sorted[begin] as number, sorted[end - 1] as number]
  const below = sorted.indexOf(lowest)
  const near: { readonly piece: number; readonly price: number }[] = []
  for (let position = 0; position < pieces.length; position += 1) {
    const price = prices[position] as number
    if (price >= lowest && price <= highest) near.push({ piece: pieces[position] as number, price })
  }
  const page = near
    .sort((a, b) => a.price - b.price || compare(a.piece, b.piece))
    .slice(begin - below, end - below)
    .map(({ piece }) => piece)
  return direction === 'asc' ? page : page.reverse()
}
