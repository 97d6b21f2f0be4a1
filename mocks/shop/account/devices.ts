import type { contract } from '../../../src/contracts/index.ts'
import { said } from '../../../src/domain/shell/said.ts'
import type { Answers } from '../parts/answers.ts'
import { refuse } from '../parts/refusal.ts'
import type { World } from '../parts/world.ts'
import type { Sessions } from './sessions.ts'

/** The devices on which a customer is logged in: each is a session, identified by its token. */
export const answerDevices = (
  { tables, now, feed }: World,
  sessions: Sessions,
): Answers<typeof contract.devices> => ({
  list: ({ params: { id }, token }) => ({
    data: tables.session
      .findMany((q) => q.where({ customerId: id, expiresAt: (end) => end > now() }))
      .map((session) => ({
        ...{ _id: session.token, browser: 'Chrome', system: 'Linux' },
        createdAt: new Date(session.createdAt).toISOString(),
        lastSeen: new Date(session.createdAt).toISOString(),
        isCurrent: session.token === token,
      }))
      .toReversed(),
  }),
  end: ({ params: { id, deviceId } }) => {
    if (!tables.session.delete((q) => q.where({ customerId: id, token: deviceId })))
      refuse(404, 'not_found', said('refusal.noDevice'))
    feed.send(id, { event: 'customer.locked', body: {} })
    return { ...said('reply.deviceEnded') }
  },
  endAll: ({ params: { id } }) => {
    sessions.endAll(id)
    return { ...said('reply.devicesEnded') }
  },
})
