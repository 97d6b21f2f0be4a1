import { structuredData } from '../../../domain/catalogue/structuredData.ts'
import type { Page } from '../../../domain/shell/pageHead.ts'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { useSettings } from '../../parts/shop.ts'

/** The structured data of a product's page (schema.org). */
export function ProductData({ page }: { page: Page }) {
  const { language } = useTranslation()
  const { shopName } = useSettings().customization
  const data = structuredData(page, {
    ...{ shopName, language },
    absolute: (address) => new URL(address, document.baseURI).href,
  })
  return data && <script type="application/ld+json">{JSON.stringify(data)}</script>
}
