import { fromPromise } from 'xstate'
import type { ResolvedCodes } from '../../../contracts/cart/cart.ts'
import { quickOrderMachine } from '../../../machines/cart/quickOrder/quickOrder.machine.ts'
import type {
  AddLinesOutcome,
  ReadOutcome,
} from '../../../machines/cart/quickOrder/quickOrderSetup.ts'
import type { AddAttempt, ListSource } from '../../../machines/cart/quickOrder/quickOrderState.ts'
import { logged, type PageServices } from '../../parts/pageServices.ts'
import { addLines } from './addLines.ts'
import { readList } from './readList.ts'

/** Reads lists, asks what their codes stand for, and adds their lines to the cart. */
export const provideQuickOrder = (
  services: Pick<PageServices, 'api' | 'log' | 'enqueue' | 'loadCode'>,
) =>
  quickOrderMachine.provide({
    actors: {
      readList: fromPromise<ReadOutcome, ListSource>(({ input }) =>
        readList(input, services.loadCode),
      ),
      resolveCodes: fromPromise<ResolvedCodes, { codes: readonly string[] }>(
        async ({ input, signal }) => {
          const reply = await services.api.cart.resolve({
            body: { codes: [...input.codes] },
            fetchOptions: { signal },
          })
          if (reply.status === 200) return reply.body
          throw logged(services, 'the codes of a list were not resolved', reply)
        },
      ),
      addLines: fromPromise<AddLinesOutcome, AddAttempt>(({ input }) =>
        services.enqueue(() => addLines(services.api, input)),
      ),
    },
  })
