import { useTranslation } from 'react-i18next'
import type { Page } from '../../domain/pageHead.ts'
import { structuredData } from '../../domain/structuredData.ts'
import { useSettings } from '../shell/shop.ts'

/** What the page tells machines about its product (schema.org). */
export function ProductData({ page }: { page: Page }) {
  const { i18n } = useTranslation()
  const { shopName } = useSettings().customization
  const data = structuredData(page, {
    ...{ shopName, language: i18n.language },
    absolute: (address) => new URL(address, document.baseURI).href,
  })
  return data && <script type="application/ld+json">{JSON.stringify(data)}</script>
}
