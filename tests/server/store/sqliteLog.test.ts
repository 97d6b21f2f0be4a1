import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { countView } from '../../../server/catalogue/views.ts'
import { migrate } from '../../../server/opening/migrate.ts'
import type { Engine } from '../../../server/store/engine.ts'
import { openSqlite } from '../../../server/store/sqlite/sqlite.ts'

let folder: string
let engine: Engine
/** Writes to the disk that have begun. They wait until {@link disk} resolves or rejects. */
const begun = vi.fn()
let disk: PromiseWithResolvers<void>
let datasync: MockInstance

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alma-log-'))
  engine = openSqlite(join(folder, 'shop.sqlite'))
  await migrate(engine)
  const handle = await open(join(folder, 'shop.sqlite-wal'))
  disk = Promise.withResolvers()
  begun.mockClear()
  datasync = vi.spyOn(Object.getPrototypeOf(handle), 'datasync').mockImplementation(() => {
    begun()
    return disk.promise
  })
  await handle.close()
})
afterEach(async () => {
  datasync.mockRestore()
  await engine.close()
  await rm(folder, { recursive: true })
})

/** The keys of acknowledged writes. */
const acknowledged: string[] = []
const count = async (key: string) => {
  await engine.db.insertInto('setting').values({ key, value_json: '1' }).execute()
  acknowledged.push(key)
}
const countInTransaction = async (key: string) => {
  await engine.db
    .transaction()
    .execute((trx) => trx.insertInto('setting').values({ key, value_json: '1' }).execute())
  acknowledged.push(key)
}
const committed = async () =>
  (await engine.db.selectFrom('setting').select('key').orderBy('key').execute()).map(
    ({ key }) => key,
  )

test('Scenario: a slow disk; commits are acknowledged once they are on it, and nobody waits for another writer', async () => {
  acknowledged.length = 0
  const writes = [count('a')]
  await expect.poll(() => begun.mock.calls.length).toBe(1)
  writes.push(countInTransaction('b'))
  await expect.poll(() => begun.mock.calls.length).toBe(2)
  writes.push(count('c'), countInTransaction('d'), count('e'))
  await expect.poll(committed).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(acknowledged).toEqual([])
  disk.resolve()
  await Promise.all(writes)
  // Two at once, and one for all that came meanwhile.
  expect(begun).toHaveBeenCalledTimes(3)
})

test('Scenario: a view is counted; nobody waits for the disk', async () => {
  await countView(engine.db, 'a ring')
  expect(begun).not.toHaveBeenCalled()
})

test('Scenario: the disk fails; the writer is refused, and the next one works', async () => {
  const failed = countInTransaction('a').catch((error: unknown) => engine.faultOf(error))
  await expect.poll(() => begun.mock.calls.length).toBe(1)
  // The turn of the failed transaction is over, so its rollback must not end this one.
  let inside = ''
  const next = engine.db.transaction().execute(async (trx) => {
    await trx.insertInto('setting').values({ key: 'b', value_json: '1' }).execute()
    disk.reject(Object.assign(new Error('EIO: i/o error, fdatasync'), { syscall: 'fdatasync' }))
    inside = String(await failed)
    disk = Promise.withResolvers()
    disk.resolve()
    await trx.insertInto('setting').values({ key: 'c', value_json: '1' }).execute()
  })
  await next
  expect(inside).toBe('gone')
  expect(await committed()).toEqual(['a', 'b', 'c'])
})
