import type { Product } from '../../../src/contracts/catalogue/product.ts'
import type { Selection } from '../../../src/domain/catalogue/variants.ts'
import {
  type PickerReader,
  pickedPictures,
} from '../../../src/machines/catalogue/pickedPictures.ts'
import type { Machines } from '../../../src/machines/index.ts'
import { bare } from '../parts/common.ts'
import type { Example } from '../parts/example.ts'
import { lazyView } from '../parts/lazyView.tsx'
import { productBySlug } from '../parts/samples.ts'
import { Shop } from '../parts/surroundings.tsx'

const Gallery = lazyView(
  async () => (await import('../../../src/views/catalogue/product/Gallery.tsx')).Gallery,
)

const chain = productBySlug('venetian-box-chain')

/** A picker in which nothing more is chosen. */
export const stillPicker = (product: Product, selection: Selection = {}): PickerReader => ({
  getSnapshot: () => ({ context: { product, selection } }),
  subscribe: () => ({ unsubscribe: () => undefined }),
})

const picked = (selection: Selection) => pickedPictures(stillPicker(chain, selection).getSnapshot())

export const gallery: Example<Machines['gallery']> = {
  inputs: {
    'a chain, nothing chosen': () => ({ picker: stillPicker(chain) }),
    'a chain in gold': () => ({ picker: stillPicker(chain, { finish: 'gold' }) }),
    'a product without pictures': () => ({
      picker: stillPicker({ ...productBySlug('oval-cabochon-ring'), imageUrl_thum: [] }),
    }),
  },
  events: {
    'picture.chosen': { 'the second': { position: 1 }, 'none that is there': { position: 99 } },
    'picture.reached': { 'the second': { position: 1 }, 'none that is there': { position: 99 } },
    'screen.opened': bare,
    'screen.closed': bare,
    'choice.made': { gold: picked({ finish: 'gold' }), 'any finish': picked({}) },
  },
  answers: { watchChoice: { sends: ['choice.made'] } },
  tellsApart: ({ shown, chosen }) => [Math.min(shown, 2), chosen],
  shows: {
    closed: ['Picture 1 of 5, enlarge', { hides: 'Close' }],
    open: 'Close',
  },
  View: ({ actor }) => (
    <Shop>
      <div style={{ maxInlineSize: '30rem' }}>
        <Gallery gallery={actor} title="Venetian box chain" />
      </div>
    </Shop>
  ),
  at: '/eshop/detail/metals/venetian-box-chain',
}
