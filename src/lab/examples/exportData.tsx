import type { Machines } from '../../machines/index.ts'
import { ExportSection } from '../../views/account/privacy/ExportSection.tsx'
import type { Example } from '../example.ts'
import { bare } from './common.ts'
import { refused } from './samples.ts'
import { Shop } from './surroundings.tsx'

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
  View: ({ actor }) => (
    <Shop>
      <ExportSection exportData={actor} />
    </Shop>
  ),
  at: '/gdpr',
}
