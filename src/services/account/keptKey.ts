import type { PageServices } from '../pages/pageServices.ts'

/**
 * The Idempotency-Key of what a form sends: the same for the same content until the shop has it, also over a
 * reload, so that an answer that was lost makes nothing twice.
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
