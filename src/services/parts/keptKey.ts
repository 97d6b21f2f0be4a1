import type { PageServices } from './pageServices.ts'

/**
 * The Idempotency-Key of a form: the same for the same content until the shop has answered, even after a reload, so
 * that a retry after a lost answer creates nothing twice.
 */
export const createKeptKey = (
  { drafts, newKey }: Pick<PageServices, 'drafts' | 'newKey'>,
  name: string,
) => {
  const place = `${name} key`
  return {
    of: (content: unknown): string => {
      const wanted = JSON.stringify(content)
      const kept = drafts.read(place)
      if (kept.content === wanted && typeof kept.key === 'string') return kept.key
      const key = newKey()
      drafts.write(place, { content: wanted, key })
      return key
    },
    drop: () => drafts.drop(place),
  }
}
