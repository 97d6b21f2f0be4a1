import { type ReactNode, useLayoutEffect, useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { createI18n, directionOf, speak } from '../../app/i18n/i18n.ts'
import { Shop, SpokenContext } from '../examples/surroundings.tsx'

const i18n = await createI18n()

/** What a story's part stands in: a page of the shop in the language and currency of the toolbar. */
export function Surrounded({
  language,
  currency,
  direction,
  theme,
  hasOwnRouter,
  isPadded,
  children,
}: {
  language: string
  currency: string
  direction: 'auto' | 'ltr' | 'rtl'
  theme: string
  hasOwnRouter: boolean
  isPadded: boolean
  children: ReactNode
}) {
  const dir = direction === 'auto' ? directionOf(language) : direction
  useLayoutEffect(() => {
    const { documentElement: root } = document
    root.lang = language
    root.dir = dir
    root.style.colorScheme = theme
    void speak(i18n, language)
  }, [language, dir, theme])
  return (
    <I18nextProvider i18n={i18n}>
      <SpokenContext value={{ language, currency }}>
        {hasOwnRouter ? (
          children
        ) : (
          <Routed key={`${language} ${currency}`}>
            <Shop>{isPadded ? <div style={{ padding: '1.5rem' }}>{children}</div> : children}</Shop>
          </Routed>
        )}
      </SpokenContext>
    </I18nextProvider>
  )
}

function Routed({ children }: { children: ReactNode }) {
  const [router] = useState(() => createMemoryRouter([{ path: '*', element: children }]))
  return <RouterProvider router={router} />
}
