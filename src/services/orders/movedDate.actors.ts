import { fromPromise } from 'xstate'
import {
  type AnswerOutcome,
  type GivenAnswer,
  movedDateMachine,
} from '../../machines/orders/movedDate.machine.ts'
import { refused } from '../parts/failures.ts'
import type { PageServices } from '../parts/pageServices.ts'

export const provideMovedDate = ({ api }: Pick<PageServices, 'api'>) =>
  movedDateMachine.provide({
    actors: {
      answer: fromPromise<AnswerOutcome, GivenAnswer>(
        async ({ input: { orderId, moveId, answer } }) => {
          const reply = await api.orders.answerMove({
            params: { id: orderId },
            body: { moveId, answer },
          })
          return reply.status === 200 ? { kind: 'answered' } : refused(reply)
        },
      ),
    },
  })
