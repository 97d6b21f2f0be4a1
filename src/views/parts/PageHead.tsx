import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { metaOf, type Page, pageHead } from '../../domain/pageHead.ts'
import { useSettings } from '../shell/shop.ts'

/** Title and description of the page that is shown (specification 1). React hoists them into the head. */
export function PageHead({ page }: { page: Page }) {
  const { t, i18n } = useTranslation()
  const { shopName } = useSettings().customization
  const say = t as (key: string, values: Record<string, string>) => string
  // A document has one title: the server's was for the time before the page was here.
  useEffect(() => document.head.querySelector('title[data-page]')?.remove(), [])
  const head = pageHead(page, { shopName, language: i18n.language, say })
  return (
    <>
      <title>{head.title}</title>
      {metaOf(head).map((meta) => (
        <meta key={meta.name ?? meta.property} {...meta} />
      ))}
    </>
  )
}
