import { Fragment, type ReactNode, useLayoutEffect, useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { directionOf } from '../../src/domain/settings/languages.ts'
import { Shop, SpokenContext } from '../examples/parts/surroundings.tsx'
import { Speaking } from '../views/Speaking.tsx'

/** The surroundings of a story's part: a page of the shop in the language and currency of the toolbar. */
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
  }, [language, dir, theme])
  return (
    <SpokenContext value={{ language, currency }}>
      <Speaking>
        {hasOwnRouter ? (
          <Fragment key={`${language} ${currency}`}>{children}</Fragment>
        ) : (
          <Routed key={`${language} ${currency}`}>
            <Shop>{isPadded ? <div style={{ padding: '1.5rem' }}>{children}</div> : children}</Shop>
          </Routed>
        )}
      </Speaking>
    </SpokenContext>
  )
}

function Routed({ children }: { children: ReactNode }) {
  const [router] = useState(() => createMemoryRouter([{ path: '*', element: children }]))
  return <RouterProvider router={router} />
}
