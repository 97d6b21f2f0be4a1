import { useTranslation } from 'react-i18next'
import type { ProductCard } from '../../contracts/catalogue.ts'
import type { ListingSource } from '../../domain/listingSource.ts'
import { inLanguage } from '../../domain/multilingual.ts'
import type { ListingPage } from '../../machines/listing.machine.ts'
import { provideWishOfList } from '../../services/pages/wish.ts'
import { Products } from '../../views/pages/listing/Products.tsx'
import { WishHeart } from '../../views/parts/WishHeart.tsx'
import { useComposed } from '../useComposed.ts'
import { useListing } from '../useListing.ts'
import { usePageActor } from '../usePageActor.ts'

interface Opened {
  readonly source: ListingSource
  readonly first: ListingPage
  /** The words that its products were found by. */
  readonly query?: string
}

/** The products of a list; another list begins anew. */
export function Listed(opened: Opened) {
  return <Growing key={JSON.stringify(opened.source)} {...opened} />
}

function Growing({ source, first, query = '' }: Opened) {
  const { listing, places } = useListing(source, first)
  return <Products listing={listing} places={places} query={query} heart={heartOf} />
}

const heartOf = (product: ProductCard) => <Heart product={product} />

function Heart({ product }: { product: ProductCard }) {
  const { root, refs } = useComposed()
  const { language } = useTranslation().i18n
  const wish = usePageActor((services) => provideWishOfList(services, refs.wishlist), {
    shell: root,
    productId: product._id,
  })
  return <WishHeart wish={wish} title={inLanguage(product.title, language)} />
}
