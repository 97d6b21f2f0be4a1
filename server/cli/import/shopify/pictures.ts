import { readPicture } from '../parts/picture.ts'
import type { Row } from './columns.ts'

const places = ['image', 'variantImage'] as const

export interface Pictures {
  /** Ordered by position, without duplicates. Pictures of variants come last. */
  readonly urls: readonly string[]
  readonly bad: readonly { row: Row; field: (typeof places)[number]; reason: string }[]
}

/** The pictures of a product from all its rows. */
export const readPictures = (rows: readonly Row[]): Pictures => {
  const bad: Pictures['bad'][number][] = []
  const found = places.flatMap((field) =>
    rows.flatMap((row) => {
      const text = row.get(field)
      if (text === '') return []
      const picture = readPicture(text)
      if ('reason' in picture) {
        bad.push({ row, field, reason: picture.reason })
        return []
      }
      const position =
        field === 'image' ? Number(row.get('imagePosition')) || rows.length : Infinity
      return [{ position, url: picture.url }]
    }),
  )
  const inOrder = found.toSorted((a, b) =>
    a.position === b.position ? 0 : a.position - b.position,
  )
  return { urls: [...new Set(inOrder.map(({ url }) => url))], bad }
}
