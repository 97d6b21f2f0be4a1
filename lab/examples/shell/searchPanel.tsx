import { ProductCard } from '../../../src/contracts/catalogue/product.ts'
import type { Machines } from '../../../src/machines/index.ts'
import { bare } from '../parts/common.ts'
import { shownCategories } from '../parts/contentSamples.ts'
import type { Example } from '../parts/example.ts'
import { lazyView } from '../parts/lazyView.tsx'
import { products } from '../parts/samples.ts'
import { Shop } from '../parts/surroundings.tsx'

const SearchPanel = lazyView(
  async () => (await import('../../../src/views/shell/search/SearchPanel.tsx')).SearchPanel,
)
const Top = lazyView(async () => (await import('../../../src/views/shell/Top.tsx')).Top)

const cards = ProductCard.array().parse(products.slice(0, 4))

export const searchPanel: Example<Machines['searchPanel']> = {
  inputs: { 'a page of the shop': ({ shell }) => ({ shell }) },
  events: {
    'panel.opened': bare,
    'panel.closed': bare,
    'text.typed': { ring: { text: 'ring' }, blanks: { text: '  ' } },
    'search.submitted': bare,
    'search.chosen': { 'rope chain': { text: 'rope chain' } },
    'recent.cleared': bare,
    'session.closed': bare,
  },
  answers: {
    loadRecent: { outputs: { 'two searches': ['rope chain', 'moonstone'], none: [] } },
    loadPopular: { outputs: { 'four categories': shownCategories.slice(0, 4), none: [] } },
    suggest: {
      outputs: {
        'four of eleven products': { products: cards, total: 11 },
        nothing: { products: [], total: 0 },
        'the words that were meant': { products: [], total: 0, didYouMean: 'rope chain' },
      },
    },
  },
  tellsApart: ({ text, suggestions, recent, popular }) => [
    text,
    suggestions.total,
    suggestions.didYouMean,
    recent.length,
    popular.length,
  ],
  effects: ['rememberSearch', 'forgetSearches'],
  shows: {
    'open.popular.known': 'Popular categories',
    'open.text.suggesting': '7 suggestions',
    closed: { hides: 'Search the catalogue' },
    'open.recent.loading': 'Loading...',
    'open.recent.known': 'Search the catalogue',
    'open.popular.loading': ['Search the catalogue', { hides: 'Popular categories' }],
    'open.text.blank': ['Search the catalogue', { hides: 'Categories rings' }],
    'open.text.pausing': ['Rings › Stone rings', { hides: 'suggestions' }],
    'open.text.asking': [
      'Rings › Stone rings',
      { hides: 'suggestions' },
      { unseen: 'the shop is asked' },
    ],
  },
  View: ({ actor }) => (
    <Shop refs={{ searchPanel: actor }}>
      <Top />
      <SearchPanel />
    </Shop>
  ),
  at: '/eshop',
}
