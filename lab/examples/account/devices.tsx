import type { Device } from '../../../src/contracts/account/devices.ts'
import type { Machines } from '../../../src/machines/index.ts'
import { bare } from '../parts/common.ts'
import type { Example } from '../parts/example.ts'
import { lazyView } from '../parts/lazyView.tsx'
import { PagePart } from '../parts/PagePart.tsx'
import { refused } from '../parts/samples.ts'

const DeviceList = lazyView(
  async () => (await import('../../../src/views/account/profile/DeviceList.tsx')).DeviceList,
)

const used = { createdAt: '2026-03-01T09:30:00Z', lastSeen: '2026-03-04T09:30:00Z' }
const known: readonly Device[] = [
  { ...used, _id: 'd-1', browser: 'Firefox', system: 'macOS', isCurrent: true },
  { ...used, _id: 'd-2', browser: 'Chrome', system: 'Android', isCurrent: false },
]

export const devices: Example<Machines['devices']> = {
  inputs: { 'two devices': ({ shell }) => ({ shell }) },
  events: {
    'device.ended': { 'the phone': { deviceId: 'd-2' } },
    'devices.ended': bare,
  },
  answers: {
    end: {
      outputs: {
        ended: { kind: 'ended', message: 'The device is logged out.' },
        'refused: logged out already': refused({
          code: 'not_found',
          message: 'This device is already logged out.',
        }),
      },
    },
  },
  shows: {
    listed: 'Log out everywhere',
    ending: ['Log out everywhere', { unseen: 'the device is being logged out' }],
  },
  View: ({ actor }) => (
    <PagePart>
      <DeviceList devices={known} actor={actor} />
    </PagePart>
  ),
  at: '/my-account',
}
