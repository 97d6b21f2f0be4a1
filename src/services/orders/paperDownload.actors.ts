import { fromPromise } from 'xstate'
import {
  type LinkOutcome,
  paperDownloadMachine,
} from '../../machines/orders/paperDownload.machine.ts'
import { downloadLink } from '../parts/downloadLink.ts'
import { refused } from '../parts/failures.ts'
import type { PageServices } from '../parts/pageServices.ts'

export const providePaperDownload = ({ api }: Pick<PageServices, 'api'>) =>
  paperDownloadMachine.provide({
    actors: {
      getLink: fromPromise<LinkOutcome, { orderId: string; paperId: string }>(
        async ({ input: { orderId: id, paperId } }) => {
          const reply = await api.papers.link({ params: { id, paperId } })
          return reply.status === 200 ? { kind: 'linked', ...reply.body } : refused(reply)
        },
      ),
    },
    actions: { download: (_, linked) => downloadLink(linked) },
  })
