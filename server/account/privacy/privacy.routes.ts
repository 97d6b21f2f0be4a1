import { initServer } from '@ts-rest/fastify'
import type { FastifyInstance } from 'fastify'
import { apiBase, contract } from '../../../src/contracts/index.ts'
import { said } from '../../../src/domain/shell/said.ts'
import { utcDay } from '../../../src/domain/shell/utcDay.ts'
import type { ShopLimits } from '../../http/limits.ts'
import { refuse } from '../../http/problem.ts'
import type { Deps } from '../../opening/deps.ts'
import { createArchive } from './archive.ts'
import { createErasures } from './erasures.ts'
import { openPrivacyToken, usePrivacyToken } from './privacyTokens.ts'

const ok = <T>(body: T) => ({ status: 200 as const, body })

const archivePath = '/customer/archive/'

const archiveName = (now: number) => `alma-${utcDay(now)}.zip`

const refuseDeadLink = () => refuse(410, 'token_invalid', said('problem.token_invalid'))

/** Export and erasure of a customer's data (rules D1, D2). */
export const privacyRoutes = (deps: Deps, limits: ShopLimits) => {
  const { engine, now } = deps
  const erasures = createErasures(deps)
  return initServer().router(contract.privacy, {
    prepareExport: async ({ params: { id } }) => {
      await limits.export(id)
      const token = await engine.db
        .transaction()
        .execute((trx) => openPrivacyToken(trx, id, 'export', now()))
      return ok({ link: `${apiBase}${archivePath}${token}`, name: archiveName(now()) })
    },
    askErasure: async ({ request, params: { id }, body: { password } }) => {
      await limits.erasure(id, request.ip)
      const email = await erasures.ask(id, password)
      return ok({ ...said('reply.erasureMailed', { email }) })
    },
    erase: async ({ request, params: { token } }) => {
      await limits.token(request.ip)
      if (!(await erasures.confirm(token))) return refuseDeadLink()
      return ok({ ...said('reply.erased') })
    },
  })
}

/**
 * Serves the archive of a prepared export. The browser downloads it to the disk by a link without a session that is
 * valid once. A page would have to keep the whole file in memory.
 */
export const serveArchives = (api: FastifyInstance, deps: Deps) => {
  const { engine, now } = deps
  api.get<{ Params: { token: string } }>(
    `${archivePath}:token`,
    // A HEAD request would use the link up.
    { exposeHeadRoute: false, schema: { hide: true } },
    async ({ params: { token } }, reply) => {
      const customerId =
        (await usePrivacyToken(engine.db, token, 'export', now())) ?? refuseDeadLink()
      return reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="${archiveName(now())}"`)
        .header('cache-control', 'no-store')
        .send(await createArchive(deps, customerId))
    },
  )
}
