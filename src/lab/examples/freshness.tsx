import type { Machines } from '../../machines/index.ts'
import { ArticlePage } from '../../views/content/ArticlePage.tsx'
import type { Example } from '../example.ts'
import { bare } from './common.ts'
import { article } from './contentSamples.ts'
import { Shop } from './surroundings.tsx'

export const freshness: Example<Machines['freshness']> = {
  inputs: { 'a page that is open': ({ shell }) => ({ shell }) },
  events: { 'page.seen': bare, 'page.hidden': bare },
  answers: { watchSight: { sends: ['page.seen', 'page.hidden'] } },
  // It has no view of its own: this is a page that it keeps up to date.
  View: () => (
    <Shop>
      <ArticlePage article={article} path="/about" />
    </Shop>
  ),
  at: '/about',
}
