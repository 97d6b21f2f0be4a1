import type { Machines } from '../../../src/machines/index.ts'
import { bare } from '../parts/common.ts'
import type { Example } from '../parts/example.ts'
import { lazyView } from '../parts/lazyView.tsx'
import { PagePart } from '../parts/PagePart.tsx'
import { refused } from '../parts/samples.ts'

const ExportSection = lazyView(
  async () => (await import('../../../src/views/account/privacy/ExportSection.tsx')).ExportSection,
)

export const exportData: Example<Machines['exportData']> = {
  inputs: { 'nothing asked yet': ({ shell }) => ({ shell }) },
  events: { 'export.requested': bare },
  answers: {
    prepare: {
      outputs: {
        'the link is ready': {
          ...{ kind: 'prepared', name: 'alma-2026-03-04.zip' },
          link: '/api/customer/archive/Zk3vQ8mT5xLr2nWb7sYd4c',
        },
        'refused: too often': refused({
          code: 'too_many_requests',
          message: 'Too many attempts. Please try again in 42 min.',
        }),
      },
    },
  },
  effects: ['download'],
  shows: {
    preparing: 'Preparing…',
    saved: 'The download has started',
    failed: 'Too many attempts',
    idle: ['Download my data', { hides: 'The download has started' }],
  },
  View: ({ actor }) => (
    <PagePart>
      <ExportSection exportData={actor} />
    </PagePart>
  ),
  at: '/gdpr',
}
