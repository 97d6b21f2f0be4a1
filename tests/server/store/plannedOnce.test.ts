import BetterSqlite3 from 'better-sqlite3'
import { DummyDriver, Kysely } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { sqliteDialect } from '../../../server/store/sqlite/sqlite.dialect.ts'
import { noLog } from '../../../server/store/sqlite/sqlite.log.ts'
import { createWriter } from '../../../server/store/sqlite/sqlite.writer.ts'

interface Tables {
  readonly customer: { readonly id: string; readonly email: string }
  readonly session: {
    readonly id: string
    readonly customer_id: string
    readonly created_at: number
  }
}

const file = new BetterSqlite3(':memory:')
file.exec(`
  create table customer (id text primary key, email text);
  create table session (id text primary key, customer_id text, created_at integer);
  create index session_customer on session (customer_id, created_at);
  insert into customer values ('c1', 'a@alma.test'), ('c2', 'b@alma.test');
  insert into session values ('s1', 'c1', 1), ('s2', 'c2', 2), ('s3', 'c2', 3);
`)
const dialect = sqliteDialect({ file, reader: undefined, writer: createWriter(0), log: noLog })
const db = new Kysely<Tables>({ dialect: { ...dialect, createDriver: () => new DummyDriver() } })

const sessionsOf = (customerId: string, most: number) =>
  db
    .selectFrom('session')
    .innerJoin('customer', 'customer.id', 'session.customer_id')
    .select(['session.id', 'customer.email'])
    .where('session.customer_id', '=', customerId)
    .orderBy('session.created_at', 'desc')
    .limit(most)
    .compile()

/** Runs a statement with each list of values. @returns its rows, and how often SQLite planned it */
const runWith = (sql: string, runs: readonly (readonly unknown[])[]) => {
  // After each planning, the driver compiles a function that builds the rows.
  const compiled = vi.spyOn(globalThis, 'Function')
  onTestFinished(() => compiled.mockRestore())
  const statement = file.prepare(sql)
  const rows = runs.map((values) => statement.all(values))
  const plans = compiled.mock.calls.length
  compiled.mockRestore()
  return { rows, plans }
}

const customers = [['c1'], ['c2'], ['c1'], ['c2']]

test('SQLite plans a statement once for all values of its parameters', () => {
  const { sql } = sessionsOf('c1', 2)
  const { rows, plans } = runWith(sql, customers)
  const [one, two] = [
    [{ id: 's1', email: 'a@alma.test' }],
    [
      { id: 's3', email: 'b@alma.test' },
      { id: 's2', email: 'b@alma.test' },
    ],
  ]
  expect({ rows, plans }).toEqual({ rows: [one, two, one, two], plans: 1 })
  // Without the dialect it would plan it at each run.
  expect(runWith(sql.replaceAll('+?', '?'), customers).plans).toBe(4)
})

test('a limit is a number in the statement, and a limit that is not a number is a parameter', () => {
  expect(sessionsOf('c1', 2).sql).toMatch(/ limit 2$/)
  const all = db.selectFrom('session').select('id')
  expect(all.limit(2n).compile()).toMatchObject({
    sql: 'select "id" from "session" limit +?',
    parameters: [2n],
  })
})
