import { createContext } from 'react'
import type { Currency } from '../../contracts/settings.ts'
import type { Speech } from '../../domain/shell/say.ts'

/** The language and the currency of the server's page. */
export interface Rendered {
  readonly speech: Speech
  readonly currency: Currency
}

/**
 * React takes the server's page over part by part. The buyer may choose another language or currency in between: a part
 * that is taken over later must still be what the server sent, and changes right afterwards. Without a value, such as in
 * a story, no page is taken over.
 */
export const RenderedContext = createContext<Rendered | undefined>(undefined)
