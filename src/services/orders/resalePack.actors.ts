import { fromPromise } from 'xstate'
import type { ResaleRequest } from '../../contracts/cart/resale.ts'
import { type PackOutcome, resalePackMachine } from '../../machines/orders/resalePack.machine.ts'
import { downloadLink } from '../parts/downloadLink.ts'
import { refused } from '../parts/failures.ts'
import type { PageServices } from '../parts/pageServices.ts'

export const provideResalePack = ({ api }: Pick<PageServices, 'api'>) =>
  resalePackMachine.provide({
    actors: {
      getLink: fromPromise<PackOutcome, { orderId: string; request: ResaleRequest }>(
        async ({ input: { orderId: id, request: body } }) => {
          const reply = await api.resale.link({ params: { id }, body })
          return reply.status === 200 ? { kind: 'linked', ...reply.body } : refused(reply)
        },
      ),
    },
    actions: { download: (_, linked) => downloadLink(linked) },
  })
