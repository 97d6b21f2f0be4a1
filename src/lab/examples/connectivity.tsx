import type { Machines } from '../../machines/index.ts'
import { CartPage } from '../../views/pages/CartPage.tsx'
import { ConnectivityOverlay } from '../../views/shell/ConnectivityOverlay.tsx'
import type { Example } from '../example.ts'
import { bare } from './common.ts'
import { Shop } from './surroundings.tsx'

export const connectivity: Example<Machines['connectivity']> = {
  inputs: { 'the document starts': ({ shell }) => ({ shell }) },
  events: {
    'browser.online': bare,
    'browser.offline': bare,
    'network.failed': bare,
    'retry.requested': bare,
  },
  answers: {
    probe: { outputs: { 'the server answers': undefined } },
    watchBrowser: { sends: ['browser.online', 'browser.offline'] },
  },
  tellsApart: ({ failures }) => Math.min(failures, 2),
  View: ({ actor }) => (
    <Shop refs={{ connectivity: actor }}>
      <CartPage />
      <ConnectivityOverlay />
    </Shop>
  ),
  at: '/cart',
}
