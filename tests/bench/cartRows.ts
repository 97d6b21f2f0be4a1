import type BetterSqlite3 from 'better-sqlite3'
import { uuidv7 } from 'uuidv7'
import type { Client } from './socketClients.ts'

/**
 * A bare transaction that writes the rows of one added line: the row of the cart, the key of the call, the version of
 * the cart, and the event.
 * @param onDisk resolves when everything that was committed before the call is on the disk
 * @returns for customers, what adds a line to the cart of one of them and gives the time, ms
 */
export const bareAdd = (file: BetterSqlite3.Database, onDisk: () => Promise<void>) => {
  const raise = file.prepare('update cart_row set quantity = quantity + 1 where id = ?')
  const count = file.prepare('update customer set cart_version = cart_version + 1 where id = ?')
  const request = file.prepare('insert into cart_request values (?, ?, ?, ?, ?)')
  const event = file.prepare('insert into event values (?, ?, ?, ?, ?)')
  const write = file.transaction((customerId: string, rowId: string) => {
    raise.run(rowId)
    count.run(customerId)
    request.run(customerId, uuidv7(), 'x'.repeat(43), 'cart.added', 0)
    // Old, so that no socket sends it.
    event.run(uuidv7(), 'cart.changed', customerId, 'x'.repeat(250), 0)
  })
  return (clients: readonly Client[]) => {
    const rows = clients.map(({ userId }) =>
      file.prepare('select id from cart_row where customer_id = ? limit 1').pluck().get(userId),
    )
    return async (connection: number): Promise<number> => {
      const began = performance.now()
      write.immediate(clients[connection]?.userId ?? '', String(rows[connection]))
      await onDisk()
      return performance.now() - began
    }
  }
}
