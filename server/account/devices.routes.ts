import { initServer } from '@ts-rest/fastify'
import { contract } from '../../src/contracts/index.ts'
import { said } from '../../src/domain/shell/said.ts'
import { callerOf } from '../http/caller.ts'
import { refuse } from '../http/problem.ts'
import type { Deps } from '../opening/deps.ts'
import { createDevices } from './devices.ts'
import { revokeAll } from './sessions.ts'

const ok = <T>(body: T) => ({ status: 200 as const, body })

/** The devices on which a customer is logged in (rule A21). */
export const devicesRoutes = ({ engine: { db }, now }: Deps) => {
  const devices = createDevices(db, now)
  return initServer().router(contract.devices, {
    list: async ({ request, params }) =>
      ok({ data: await devices.list(params.id, callerOf(request).token) }),
    end: async ({ params }) => {
      if (!(await devices.end(params.id, params.deviceId)))
        return refuse(404, 'not_found', said('refusal.noDevice'))
      return ok({ ...said('reply.deviceEnded') })
    },
    endAll: async ({ params }) => {
      await db.transaction().execute((trx) => revokeAll(trx, params.id))
      return ok({ ...said('reply.devicesEnded') })
    },
  })
}
