import type { Machines } from '../../../src/machines/index.ts'
import type { Example } from '../parts/example.ts'
import { lazyView } from '../parts/lazyView.tsx'
import { order, refused } from '../parts/samples.ts'
import { Shop } from '../parts/surroundings.tsx'

const OrderPapers = lazyView(
  async () => (await import('../../../src/views/orders/OrderPapers.tsx')).OrderPapers,
)

export const paperDownload: Example<Machines['paperDownload']> = {
  inputs: { 'a placed order': ({ shell }) => ({ shell, orderId: order._id }) },
  events: {
    'paper.requested': { 'the confirmation': { paperId: 'p-1' } },
  },
  answers: {
    getLink: {
      outputs: {
        'the link is ready': {
          ...{ kind: 'linked', name: 'order-confirmation-A-000123.pdf' },
          link: '/api/order/papers/file/Zk3vQ8mT5xLr2nWb7sYd4c',
        },
        'refused: it is being prepared': refused({
          code: 'conflict',
          message: 'This document is still being prepared. Try again in a moment.',
        }),
      },
    },
  },
  effects: ['download'],
  shows: {
    idle: 'Order confirmation',
    linking: ['Order confirmation', { unseen: 'the shop prepares the link' }],
  },
  View: ({ actor }) => (
    <Shop>
      <OrderPapers order={order} download={actor} />
    </Shop>
  ),
  at: '/history',
}
