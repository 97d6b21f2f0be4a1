import { Fragment, type ReactNode, useLayoutEffect, useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { Shop, SpokenContext } from '../examples/parts/surroundings.tsx'
import { applyLook, type Look } from '../views/look/look.ts'
import { Speaking } from '../views/Speaking.tsx'

/** The surroundings of a story's part: a page of the shop with the look of the toolbar. */
export function Surrounded({
  look,
  hasOwnRouter,
  isPadded,
  children,
}: {
  look: Look
  hasOwnRouter: boolean
  isPadded: boolean
  children: ReactNode
}) {
  const { language, currency, direction, theme } = look
  useLayoutEffect(
    () => applyLook(document.documentElement, { language, currency, direction, theme }),
    [language, currency, direction, theme],
  )
  return (
    <SpokenContext value={look}>
      <Speaking language={language}>
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
