import type { Machines } from '../../../src/machines/index.ts'
import { bare } from '../parts/common.ts'
import { article } from '../parts/contentSamples.ts'
import type { Example } from '../parts/example.ts'
import { lazyView } from '../parts/lazyView.tsx'
import { Shop } from '../parts/surroundings.tsx'

const TermsPanel = lazyView(
  async () => (await import('../../../src/views/content/TermsPanel.tsx')).TermsPanel,
)

export const terms: Example<Machines['terms']> = {
  inputs: { 'nobody has read them': () => undefined },
  events: { 'terms.opened': bare, 'panel.closed': bare, 'retry.requested': bare },
  answers: { loadTerms: { outputs: { 'the terms': article } } },
  tellsApart: ({ terms: loaded }) => loaded !== null,
  shows: {
    'open.loading': 'Loading...',
    'open.shown': 'How we work',
    'open.failed': 'Try again',
    closed: ['Read the terms', { hides: 'Loading...' }],
  },
  View: ({ actor }) => (
    <Shop>
      <main>
        <h1>Terms</h1>
        <TermsPanel terms={actor} />
      </main>
    </Shop>
  ),
  at: '/my-account',
}
