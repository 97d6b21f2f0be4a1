import { type ReactNode, Suspense, use, useContext, useEffect } from 'react'
import { I18nextProvider } from 'react-i18next'
import { createI18n, speak } from '../../src/app/i18n/i18n.ts'
import { SpokenContext } from '../examples/parts/surroundings.tsx'

const starting = createI18n()

function Spoken({ children }: { children: ReactNode }) {
  const i18n = use(starting)
  const { language } = useContext(SpokenContext)
  useEffect(() => void speak(i18n, language), [i18n, language])
  return <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
}

/** The shop's texts for a view, in the language that is spoken around it. */
export function Speaking({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <Spoken>{children}</Spoken>
    </Suspense>
  )
}
