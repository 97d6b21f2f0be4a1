import { z } from 'zod'

/** A file that has the name or the title already: what the development server answers with 409. */
const Taken = z.object({ name: z.string(), message: z.string() })

/** How the development server answered. */
export type Saved =
  | { readonly how: 'saved'; readonly name: string }
  /** Another file has this name or title, and can be replaced. */
  | ({ readonly how: 'taken' } & z.infer<typeof Taken>)
  | { readonly how: 'refused'; readonly message: string }

/**
 * Saves a flow or a journey among the tests.
 * @param folder its address on the development server
 * @param isReplaced whether a file of this name may be replaced
 */
export const saveFile = async (
  folder: string,
  name: string,
  body: string,
  isReplaced: boolean,
): Promise<Saved> => {
  const address = `${folder}/${name}${isReplaced ? '?replace' : ''}`
  const answer = await fetch(address, { method: 'PUT', body })
  if (answer.ok) return { how: 'saved', name }
  const text = await answer.text()
  if (answer.status !== 409) return { how: 'refused', message: text }
  return { how: 'taken', ...Taken.parse(JSON.parse(text)) }
}
