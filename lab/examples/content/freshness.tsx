import type { Machines } from '../../../src/machines/index.ts'
import { bare } from '../parts/common.ts'
import { article } from '../parts/contentSamples.ts'
import type { Example } from '../parts/example.ts'
import { lazyView } from '../parts/lazyView.tsx'
import { Shop } from '../parts/surroundings.tsx'

const ArticlePage = lazyView(
  async () => (await import('../../../src/views/content/ArticlePage.tsx')).ArticlePage,
)

export const freshness: Example<Machines['freshness']> = {
  inputs: { 'a page that is open': ({ shell }) => ({ shell }) },
  events: { 'page.seen': bare, 'page.hidden': bare },
  answers: { watchSight: { sends: ['page.seen', 'page.hidden'] } },
  // It has no view of its own: this is a page that it keeps up to date.
  shows: {
    fresh: 'About us',
    hidden: ['About us', { unseen: 'the page is in the background' }],
  },
  View: () => (
    <Shop>
      <ArticlePage article={article} path="/about" />
    </Shop>
  ),
  at: '/about',
}
