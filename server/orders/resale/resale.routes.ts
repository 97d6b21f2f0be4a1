import { initServer } from '@ts-rest/fastify'
import type { FastifyInstance } from 'fastify'
import { apiBase, contract } from '../../../src/contracts/index.ts'
import { orderNumber } from '../../../src/domain/orders/orderNumber.ts'
import { said } from '../../../src/domain/shell/said.ts'
import { callerOf } from '../../http/caller.ts'
import { refuse } from '../../http/problem.ts'
import type { Deps } from '../../opening/deps.ts'
import { createResaleArchive } from './resaleArchive.ts'
import { openResaleLink, useResaleLink } from './resaleLinks.ts'

const filePath = '/order/resale/file/'

const fileName = (number: number) => `resale-${orderNumber(number)}.zip`

/** Resale packs of the caller's orders (rule O30). */
export const resaleRoutes = ({ engine: { db }, now }: Pick<Deps, 'engine' | 'now'>) =>
  initServer().router(contract.resale, {
    link: async ({ request, params: { id }, body }) => {
      const order =
        (await db
          .selectFrom('customer_order')
          .select('number')
          .where('id', '=', id)
          .where('customer_id', '=', callerOf(request).customerId)
          .executeTakeFirst()) ?? refuse(404, 'not_found', said('refusal.noOrder'))
      const token = await openResaleLink(db, id, body, now())
      return {
        status: 200,
        body: { link: `${apiBase}${filePath}${token}`, name: fileName(order.number) },
      }
    },
  })

/** Serves the ZIP of a link, so that the browser downloads it without a session in its address. */
export const serveResalePacks = (api: FastifyInstance, deps: Deps, mediaDir: string): void => {
  const { engine, now } = deps
  api.get<{ Params: { token: string } }>(
    `${filePath}:token`,
    // A HEAD request would use the link up.
    { exposeHeadRoute: false, schema: { hide: true } },
    async ({ params: { token } }, reply) => {
      const used = await useResaleLink(engine.db, token, now())
      if (!used) return refuse(410, 'token_invalid', said('problem.token_invalid'))
      const order = await engine.db
        .selectFrom('customer_order')
        .selectAll()
        .where('id', '=', used.orderId)
        .executeTakeFirstOrThrow()
      return reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="${fileName(order.number)}"`)
        .header('cache-control', 'no-store')
        .send(await createResaleArchive(deps, mediaDir, order, used.request))
    },
  )
}
