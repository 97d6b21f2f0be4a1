import type { ProductCard } from '../../contracts/catalogue/product.ts'
import { inLanguage } from '../../domain/shell/multilingual.ts'
import { useTranslation } from '../../views/parts/hooks/useTranslation.ts'
import { WishHeart } from '../../views/parts/product/WishHeart.tsx'

export type Wishable = Pick<ProductCard, '_id' | 'title'>

/** The heart of a card in a list. */
export default function Heart({ product: { _id, title } }: { product: Wishable }) {
  const { language } = useTranslation()
  return <WishHeart productId={_id} title={inLanguage(title, language)} />
}

/** The heart of a card, for customers who are logged in. */
export const heartOf = (product: Wishable) => <Heart product={product} />
