import Bowser from 'bowser'
import type { Device } from '../../src/contracts/account/devices.ts'
import { recordEvent } from '../store/events/events.ts'
import type { Db, Row } from '../store/schema.ts'
import { hashToken } from './secrets.ts'

/** The devices on which a customer is logged in. Each is a session, identified by the hash of its token. */
export const createDevices = (db: Db, now: () => number) => ({
  /** Most recently used first. */
  list: async (customerId: string, token: string): Promise<Device[]> => {
    const rows = await db
      .selectFrom('session')
      .selectAll()
      .where('customer_id', '=', customerId)
      .where('expires_at', '>', now())
      .orderBy('last_seen', 'desc')
      .orderBy('created_at', 'desc')
      .limit(100)
      .execute()
    const current = hashToken(token)
    return rows.map((row) => toDevice(row, current))
  },

  /** Logs a device out. Returns false if the customer has no such device. */
  end: (customerId: string, deviceId: string): Promise<boolean> =>
    db.transaction().execute(async (trx) => {
      const ended = await trx
        .deleteFrom('session')
        .where('customer_id', '=', customerId)
        .where('token_hash', '=', deviceId)
        .returning('customer_id')
        .executeTakeFirst()
      if (!ended) return false
      await recordEvent(trx, 'customer.locked', { customerId })
      await recordEvent(trx, 'sessions.ended', { customerId })
      return true
    }),
})

const toDevice = (row: Row<'session'>, current: string): Device => {
  const { browser, os } = Bowser.parse(row.user_agent || ' ')
  return {
    _id: row.token_hash,
    createdAt: new Date(row.created_at).toISOString(),
    lastSeen: new Date(row.last_seen).toISOString(),
    browser: browser.name ?? '',
    system: os.name ?? '',
    isCurrent: row.token_hash === current,
  }
}
