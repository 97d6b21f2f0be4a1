import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Speech, TextValues } from '../../../domain/shell/say.ts'
import { RenderedContext } from '../rendered.ts'

/** The texts that views may use. `src/app/i18n/knownTexts.d.ts` adds the English catalogue. */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled where the catalogues are
export interface KnownTexts {}

type Plural = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
type Counted<Key> = Key extends `${infer Base}_${Plural}` ? Base : Key

/** The key of a text, without the plural form. */
export type TextKey = Counted<keyof KnownTexts & string>

/** The current language, which can change while views are shown. */
export interface Spoken {
  /** The same object until the language or its texts change. */
  readonly speech: () => Speech
  readonly subscribe: (listener: () => void) => () => void
}

export const SpeechContext = createContext<Spoken | undefined>(undefined)

/** The texts in the current language. Renders again when it changes, and when more of its texts have loaded. */
export const useTranslation = () => {
  const spoken = useContext(SpeechContext)
  if (!spoken) throw new Error('useTranslation needs a SpeechContext')
  const rendered = useContext(RenderedContext)
  const speech = useSyncExternalStore(
    spoken.subscribe,
    spoken.speech,
    () => rendered?.speech ?? spoken.speech(),
  )
  return { ...speech, t: speech.say as (key: TextKey, values?: TextValues) => string }
}
