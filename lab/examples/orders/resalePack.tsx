import type { Machines } from '../../../src/machines/index.ts'
import type { Example } from '../parts/example.ts'
import { lazyView } from '../parts/lazyView.tsx'
import { order, refused } from '../parts/samples.ts'
import { Shop } from '../parts/surroundings.tsx'

const ResalePack = lazyView(
  async () => (await import('../../../src/views/orders/ResalePack.tsx')).ResalePack,
)

export const resalePack: Example<Machines['resalePack']> = {
  inputs: { 'a placed order': ({ shell }) => ({ shell, orderId: order._id }) },
  events: {
    'pack.requested': {
      'in English, times 2.5': { languages: ['en'], factor: '2,5' },
      'no language and no factor': { languages: [], factor: '' },
    },
  },
  answers: {
    getLink: {
      outputs: {
        'the link is ready': {
          ...{ kind: 'linked', name: 'resale-A-000123.zip' },
          link: '/api/order/resale/file/Zk3vQ8mT5xLr2nWb7sYd4c',
        },
        'refused: the order is gone': refused({ code: 'not_found', message: 'No such order.' }),
      },
    },
  },
  effects: ['download'],
  tellsApart: ({ problems }) => Object.keys(problems).length > 0,
  shows: {
    idle: 'Resell these pieces',
    linking: ['Resell these pieces', { unseen: 'the shop prepares the link' }],
  },
  View: ({ actor }) => (
    <Shop>
      <ResalePack actor={actor} number={order.number} />
    </Shop>
  ),
  at: '/history',
}
