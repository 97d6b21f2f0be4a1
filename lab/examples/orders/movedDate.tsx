import type { Order } from '../../../src/contracts/orders/order.ts'
import type { Machines } from '../../../src/machines/index.ts'
import { bare } from '../parts/common.ts'
import type { Example } from '../parts/example.ts'
import { lazyView } from '../parts/lazyView.tsx'
import { order, refused } from '../parts/samples.ts'
import { Shop } from '../parts/surroundings.tsx'

const MovedDate = lazyView(
  async () => (await import('../../../src/views/orders/MovedDate.tsx')).MovedDate,
)

const move = {
  ...{ _id: 'm-1', at: '2026-03-03T09:30:00Z', note: 'The stones are late.' },
  lines: order.lines.map(({ _id, shipsBy }) => ({
    ...{ lineId: _id, from: shipsBy, to: '2026-04-20T12:00:00Z' },
  })),
  ...{ answer: null, answeredAt: null },
}
const moved: Order = { ...order, moves: [move] }

export const movedDate: Example<Machines['movedDate']> = {
  inputs: {
    'a moved date': ({ shell }) => ({
      ...{ shell, orderId: order._id, number: order.number, moveId: move._id },
    }),
  },
  events: {
    'wait.chosen': bare,
    'split.chosen': bare,
    'drop.asked': bare,
    'drop.confirmed': bare,
    'drop.dismissed': bare,
  },
  answers: {
    answer: {
      outputs: {
        answered: { kind: 'answered' },
        'refused: the pieces are sent': refused({
          code: 'conflict',
          message: `These pieces of order ${order.number} are already on their way or cancelled.`,
        }),
      },
    },
  },
  shows: {
    asking: 'Split the order',
    confirmingDrop: 'Keep these pieces',
    sending: ['Split the order', { unseen: 'the answer is being sent' }],
    answered: { hides: 'Split the order' },
  },
  View: ({ actor }) => (
    <Shop>
      <MovedDate actor={actor} order={moved} move={move} />
    </Shop>
  ),
  at: '/history',
}
