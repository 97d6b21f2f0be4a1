import { z } from 'zod'

/** What a tab keeps across reloads. */
const RememberedTab = z.object({
  /** The scenarios of the mocks. */
  scenario: z.string(),
  /** What the address asked for: scenarios, or the name of a saved one. */
  asked: z.string(),
  /** The state of the shop. */
  saved: z.string(),
})
type RememberedTab = z.infer<typeof RememberedTab>
const storageKey = 'alma.mocks'

/** What this tab has kept; undefined if it shows no mocks, or those of an older version. */
export const recall = (): RememberedTab | undefined => {
  const text = sessionStorage.getItem(storageKey)
  return RememberedTab.safeParse(text === null ? null : JSON.parse(text)).data
}

export const rememberTab = (tab: RememberedTab): void =>
  sessionStorage.setItem(storageKey, JSON.stringify(tab))
