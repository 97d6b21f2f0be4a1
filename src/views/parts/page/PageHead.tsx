import { useContext } from 'react'
import { metaOf, type Page, pageHead } from '../../../domain/shell/pageHead.ts'
import { useTranslation } from '../hooks/useTranslation.ts'
import { SettingsContext } from '../shop.ts'
import { PageTitle } from './PageTitle.tsx'

/** Title and description of the page that is shown (rule P6). React hoists them into the head. */
export function PageHead({ page }: { page: Page }) {
  const { t, language } = useTranslation()
  // If the shell could not be shown, the name of the shop is unknown.
  const shopName = useContext(SettingsContext)?.customization.shopName ?? ''
  const say = t as (key: string, values: Record<string, string>) => string
  const head = pageHead(page, { shopName, language, say })
  return (
    <>
      <PageTitle name={head.name} />
      {metaOf(head).map((meta) => (
        <meta key={meta.name ?? meta.property} {...meta} />
      ))}
    </>
  )
}
