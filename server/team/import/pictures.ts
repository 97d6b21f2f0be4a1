import type { Row } from './rows.ts'

/** The contract's limit for the address of a picture. */
const longestAddress = 2048

/** The address of a picture as the shop keeps it, or what is wrong with it. */
export const readPicture = (text: string): { url: string } | { reason: string } => {
  const whole = text.startsWith('//') ? `https:${text}` : text
  const url = URL.canParse(whole) ? new URL(whole) : undefined
  if (url?.protocol !== 'https:' || url.username !== '')
    return { reason: `“${text}” is no address of a picture; it begins with https://` }
  if (url.href.length > longestAddress)
    return { reason: `the address is longer than ${longestAddress} characters` }
  return { url: url.href }
}

const places = ['image', 'variantImage'] as const

export interface Pictures {
  /** In the order of their positions, without repeats; pictures of variants stand last. */
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
