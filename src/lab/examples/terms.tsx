import type { Machines } from '../../machines/index.ts'
import { TermsPanel } from '../../views/content/TermsPanel.tsx'
import type { Example } from '../example.ts'
import { bare } from './common.ts'
import { article } from './contentSamples.ts'
import { Shop } from './surroundings.tsx'

export const terms: Example<Machines['terms']> = {
  inputs: { 'nobody has read them': () => undefined },
  events: { 'terms.opened': bare, 'panel.closed': bare, 'retry.requested': bare },
  answers: { loadTerms: { outputs: { 'the terms': article } } },
  tellsApart: ({ terms: loaded }) => loaded !== null,
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
