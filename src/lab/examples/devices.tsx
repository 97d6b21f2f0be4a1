import type { Device } from '../../contracts/devices.ts'
import type { Machines } from '../../machines/index.ts'
import { DeviceList } from '../../views/account/DeviceList.tsx'
import type { Example } from '../example.ts'
import { bare } from './common.ts'
import { refused } from './samples.ts'
import { Shop } from './surroundings.tsx'

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
          message: 'This device is logged out already.',
        }),
      },
    },
  },
  View: ({ actor }) => (
    <Shop>
      <DeviceList devices={known} actor={actor} />
    </Shop>
  ),
  at: '/my-account',
}
