import { useTranslation } from 'react-i18next'
import type { ProductCard } from '../contracts/catalogue.ts'
import { inLanguage } from '../domain/multilingual.ts'
import { provideWishOfList } from '../services/pages/wish.ts'
import { WishHeart } from '../views/parts/WishHeart.tsx'
import { useComposed } from './useComposed.ts'
import { usePageActor } from './usePageActor.ts'

export type Wishable = Pick<ProductCard, '_id' | 'title'>

/** The heart of a card in a list: it tells what is wished, and asks nothing for it. */
export default function Heart({ product }: { product: Wishable }) {
  const { root, refs } = useComposed()
  const { language } = useTranslation().i18n
  const wish = usePageActor((services) => provideWishOfList(services, refs.wishlist), {
    shell: root,
    productId: product._id,
  })
  return <WishHeart wish={wish} title={inLanguage(product.title, language)} />
}
