import { structuredData } from '../../../domain/catalogue/structuredData.ts'
import type { Page } from '../../../domain/shell/pageHead.ts'
import { useIsTakenOver } from '../../parts/hooks/useIsTakenOver.ts'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { useSettings } from '../../parts/shop.ts'

/** The structured data of a product's page (schema.org). The server writes them into the head of its page. */
export function ProductData({ page }: { page: Page }) {
  const { language } = useTranslation()
  const { shopName } = useSettings().customization
  const isTakenOver = useIsTakenOver()
  if (!isTakenOver) return null
  const data = structuredData(page, {
    ...{ shopName, language },
    absolute: (address) => new URL(address, document.baseURI).href,
  })
  return data && <script type="application/ld+json">{JSON.stringify(data)}</script>
}
