import type { Machines } from '../../../src/machines/index.ts'
import { bare } from '../parts/common.ts'
import type { Example } from '../parts/example.ts'
import { lazyView } from '../parts/lazyView.tsx'
import { SampleCartPage } from '../parts/SampleCartPage.tsx'
import { Shop } from '../parts/surroundings.tsx'

const Top = lazyView(async () => (await import('../../../src/views/shell/Top.tsx')).Top)

export const topStrip: Example<Machines['topStrip']> = {
  inputs: { 'the document starts': () => undefined },
  events: {
    'page.scrolled': {
      'to 120 px': { y: 120 },
      'to 600 px': { y: 600 },
      'to 900 px': { y: 900 },
    },
    'strip.focused': bare,
    'announcement.paused': bare,
    'announcement.resumed': bare,
  },
  answers: { watchScroll: { sends: ['page.scrolled'] } },
  tellsApart: ({ y }) => y,
  shows: {
    'place.shown': 'Search',
    'place.hidden': { hides: 'Search' },
    'announcement.running': 'Pause the announcement',
    'announcement.paused': 'Resume the announcement',
  },
  View: ({ actor }) => (
    <Shop refs={{ topStrip: actor }}>
      <Top />
      <SampleCartPage />
    </Shop>
  ),
  at: '/cart',
}
