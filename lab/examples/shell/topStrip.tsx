import type { Machines } from '../../../src/machines/index.ts'
import { TopStrip } from '../../../src/views/shell/header/TopStrip.tsx'
import { bare } from '../parts/common.ts'
import type { Example } from '../parts/example.ts'
import { Shop } from '../parts/surroundings.tsx'

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
  View: ({ actor }) => (
    <Shop refs={{ topStrip: actor }}>
      <TopStrip hasHeader={false} />
    </Shop>
  ),
  at: '/',
}
