import { fromPromise } from 'xstate'
import type { ShownArticle } from '../../contracts/content/articles.ts'
import { termsMachine } from '../../machines/content/terms.machine.ts'
import { ServerFailure } from '../parts/failures.ts'
import type { PageServices } from '../parts/pageServices.ts'

export const provideTerms = ({ api }: Pick<PageServices, 'api'>) =>
  termsMachine.provide({
    actors: {
      loadTerms: fromPromise<ShownArticle>(async ({ signal }) => {
        const reply = await api.articles.page({
          params: { slug: 'terms-and-conditions' },
          fetchOptions: { signal },
        })
        if (reply.status !== 200) throw new ServerFailure(reply.status, reply.body)
        return reply.body
      }),
    },
  })
