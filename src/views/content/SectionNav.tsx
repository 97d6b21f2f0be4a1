import { useEffect, useRef } from 'react'
import { NavLink } from 'react-router-dom'
import { useTranslation } from '../parts/hooks/useTranslation.ts'
import styles from './content.module.css'

const about = [
  ['/about', 'content.about'],
  ['/about/creators', 'content.creators'],
  ['/about/workshop', 'content.workshop'],
  ['/about/maintenance', 'content.maintenance'],
  ['/about/warranty', 'content.warranty'],
] as const
const help = [
  ['/faq', 'content.faq'],
  ['/delivery-returns', 'content.delivery'],
  ['/terms-and-conditions', 'content.terms'],
  ['/cookies-policy', 'content.cookies'],
  ['/contact-us', 'content.contact'],
] as const

/** The middle of an element on the screen, px. */
const centreOf = (element: HTMLElement): number => {
  const { left, width } = element.getBoundingClientRect()
  return left + width / 2
}

/** The pages that belong together with the one at `path`. */
export function SectionNav({ path }: { path: string }) {
  const { t } = useTranslation()
  const list = useRef<HTMLUListElement>(null)
  // On a phone the list of pages is wider than the screen: scroll to the current one.
  useEffect(() => {
    const { current: shown } = list
    const entry = shown?.querySelector<HTMLElement>(`[href="${path}"]`)
    if (shown && entry) shown.scrollLeft += centreOf(entry) - centreOf(shown)
  }, [path])
  const section = path.startsWith('/about') ? about : help
  return (
    <nav className={styles.section} aria-label={t('content.section')}>
      <ul ref={list}>
        {section.map(([to, label]) => (
          <li key={to}>
            <NavLink to={to} end>
              {t(label)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
