import { type ReactNode, Suspense, use, useContext, useEffect } from 'react'
import { createI18n, speak } from '../../src/app/i18n/i18n.ts'
import { SpeechContext } from '../../src/views/parts/hooks/useTranslation.ts'
import { SpokenContext } from '../examples/parts/surroundings.tsx'

const starting = createI18n()

function Spoken({ children }: { children: ReactNode }) {
  const i18n = use(starting)
  const { language } = useContext(SpokenContext)
  useEffect(() => void speak(i18n, language), [i18n, language])
  return <SpeechContext value={i18n}>{children}</SpeechContext>
}

/** The shop's texts for a view, in the language of its surroundings. */
export function Speaking({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <Spoken>{children}</Spoken>
    </Suspense>
  )
}
