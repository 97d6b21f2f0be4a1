import { type ReactNode, Suspense, use, useEffect } from 'react'
import { createI18n, speak } from '../../src/app/i18n/i18n.ts'
import { SpeechContext } from '../../src/views/parts/hooks/useTranslation.ts'

const starting = createI18n()

function Spoken({ language, children }: { language: string; children: ReactNode }) {
  const i18n = use(starting)
  useEffect(() => void speak(i18n, language), [i18n, language])
  return <SpeechContext value={i18n}>{children}</SpeechContext>
}

/** The shop's texts for a view. */
export function Speaking({ language, children }: { language: string; children: ReactNode }) {
  return (
    <Suspense>
      <Spoken language={language}>{children}</Spoken>
    </Suspense>
  )
}
