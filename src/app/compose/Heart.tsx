import { useTranslation } from 'react-i18next'
import type { ProductCard } from '../../contracts/catalogue.ts'
import { inLanguage } from '../../domain/shell/multilingual.ts'
import { WishHeart } from '../../views/parts/product/WishHeart.tsx'

export type Wishable = Pick<ProductCard, '_id' | 'title'>

/** The heart of a card in a list. */
export default function Heart({ product: { _id, title } }: { product: Wishable }) {
  const { language } = useTranslation().i18n
  return <WishHeart productId={_id} title={inLanguage(title, language)} />
}
