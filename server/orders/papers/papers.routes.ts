import { initServer } from '@ts-rest/fastify'
import type { FastifyInstance } from 'fastify'
import { apiBase, contract } from '../../../src/contracts/index.ts'
import { said } from '../../../src/domain/shell/said.ts'
import { callerOf } from '../../http/caller.ts'
import { refuse } from '../../http/problem.ts'
import type { Deps } from '../../opening/deps.ts'
import { openPaperLink, usePaperLink } from './paperLinks.ts'
import { createPapersRepo } from './papers.repo.ts'

const filePath = '/order/papers/file/'

/** The papers of the caller's orders (rule O24). */
export const paperRoutes = ({ engine: { db }, now }: Pick<Deps, 'engine' | 'now'>) => {
  const papers = createPapersRepo(db)

  const refuseOthers = async (customerId: string, id: string): Promise<void> => {
    const own = await db
      .selectFrom('customer_order')
      .select('id')
      .where('id', '=', id)
      .where('customer_id', '=', customerId)
      .executeTakeFirst()
    if (!own) refuse(404, 'not_found', said('refusal.noOrder'))
  }

  return initServer().router(contract.papers, {
    link: async ({ request, params: { id, paperId } }) => {
      await refuseOthers(callerOf(request).customerId, id)
      const paper =
        (await papers.nameOf(id, paperId)) ?? refuse(404, 'not_found', said('refusal.noPaper'))
      if (!paper.isReady) return refuse(409, 'conflict', said('refusal.paperNotReady'))
      const token = await openPaperLink(db, paperId, now())
      return { status: 200, body: { link: `${apiBase}${filePath}${token}`, name: paper.name } }
    },
  })
}

/** Serves the PDF of a prepared link, so that the browser downloads it without a session in its address. */
export const servePapers = (api: FastifyInstance, { engine: { db }, now }: Deps): void => {
  const papers = createPapersRepo(db)
  api.get<{ Params: { token: string } }>(
    `${filePath}:token`,
    // A HEAD request would use the link up.
    { exposeHeadRoute: false, schema: { hide: true } },
    async ({ params: { token } }, reply) => {
      const id = await usePaperLink(db, token, now())
      const file = id === undefined ? undefined : await papers.fileOf(id)
      if (!file) return refuse(410, 'token_invalid', said('problem.token_invalid'))
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${file.name}"`)
        .header('cache-control', 'no-store')
        .send(file.bytes)
    },
  )
}
