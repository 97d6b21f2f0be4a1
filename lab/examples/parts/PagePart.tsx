import type { ReactNode } from 'react'
import page from '../../../src/views/parts/page/page.module.css'
import { Shop } from './surroundings.tsx'

/** The shop around a part of a page, with the margins of the page. */
export function PagePart({ children }: { children: ReactNode }) {
  return (
    <Shop>
      <div className={page.page}>{children}</div>
    </Shop>
  )
}
