import { useSelector } from '@xstate/react'
import type { Machines } from '../../../src/machines/index.ts'
import { leftField, piecesField } from '../../../src/machines/orders/askReturn.machine.ts'
import { selectOrder } from '../../../src/machines/orders/orderDetails.machine.ts'
import { useBeside } from '../parts/beside.ts'
import { bare } from '../parts/common.ts'
import type { Example } from '../parts/example.ts'
import { lazyView } from '../parts/lazyView.tsx'
import { requests, sendOutcomes } from '../parts/requestSamples.ts'
import { order, refused } from '../parts/samples.ts'
import { Shop } from '../parts/surroundings.tsx'

const AskReturnPage = lazyView(
  async () => (await import('../../../src/views/orders/requests/AskReturnPage.tsx')).AskReturnPage,
)
const LoadedOrder = lazyView(
  async () => (await import('../../../src/views/orders/LoadedOrder.tsx')).LoadedOrder,
)
const ReturnLines = lazyView(
  async () => (await import('../../../src/views/orders/requests/ReturnLines.tsx')).ReturnLines,
)

const [line] = order.lines
const lineId = line?._id ?? ''
const piecesBack = (pieces: string) => ({
  ...{ orderId: order._id, reason: 'damaged', text: 'The bails are bent.' },
  ...{ [piecesField(lineId)]: pieces, [leftField(lineId)]: String(line?.quantity) },
})

export const askReturn: Example<Machines['askReturn']> = {
  inputs: {
    'no order is chosen': ({ shell }) => ({ shell }),
    'an order of the history': ({ shell }) => ({ shell, draft: { orderId: order._id } }),
  },
  events: {
    'form.typed': { 'one piece': { form: piecesBack('1') } },
    'form.submitted': {
      'one piece': { form: piecesBack('1') },
      'no pieces': { form: piecesBack('') },
      'more than were ordered': { form: piecesBack('99999') },
    },
    'form.reopened': bare,
  },
  answers: {
    submit: {
      outputs: {
        ...sendOutcomes,
        'refused: returned in another tab': refused({
          code: 'return_refused',
          message:
            'You can return at most 0 of these pieces: 10 were ordered, 10 are in other returns.',
          field: 'lines',
        }),
      },
    },
  },
  effects: ['keepDraft', 'dropDraft'],
  shows: {
    sending: 'Sending…',
    editing: ['What is wrong?', { hides: 'Pieces to return' }],
    done: ['Pieces to return', { unseen: 'the app opens the request' }],
  },
  View: function AskReturnView({ actor }) {
    const details = useBeside('orderDetails')
    const chosen = useSelector(
      details,
      (now) => now && (selectOrder(now) ?? { ...order, _id: now.context.orderId }),
    )
    return (
      <Shop>
        <AskReturnPage
          askReturn={actor}
          orders={[chosen ?? order]}
          requests={requests}
          renderLines={(_, fields) =>
            details ? (
              <LoadedOrder details={details}>
                {(shown) => <ReturnLines order={shown} requests={requests} fields={fields} />}
              </LoadedOrder>
            ) : (
              <ReturnLines order={order} requests={requests} fields={fields} />
            )
          }
        />
      </Shop>
    )
  },
  at: '/ask-returns',
}
