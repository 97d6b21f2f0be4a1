import { expect, test } from 'vitest'
import { createStatementNames } from '../../../server/store/postgres/postgres.statements.ts'

const sendOften = (nameOf: (text: string) => string | undefined, text: string, times = 5) =>
  Array.from({ length: times }, () => nameOf(text))

test('a statement that recurs gets a name, which it keeps', () => {
  const nameOf = createStatementNames()
  expect(sendOften(nameOf, 'select 1', 6)).toEqual([
    ...Array(4).fill(undefined),
    ...['alma_1', 'alma_1'],
  ])
  expect(sendOften(nameOf, 'select 2').at(-1)).toBe('alma_2')
})

test.each([
  'select * from "currency"',
  'select distinct * from "currency"',
  'select "id", "currency".* from "currency"',
  'delete from "job" returning *',
])(
  'a statement with all columns of a table gets no name: its result changes with the table (%s)',
  (text) => {
    expect(sendOften(createStatementNames(), text, 9).at(-1)).toBeUndefined()
  },
)

test('a statement that counts or multiplies gets a name', () => {
  const text = 'select count(*), sum(quantity * weight) from "cart_row"'
  expect(sendOften(createStatementNames(), text).at(-1)).toBe('alma_1')
})

test('the number of names is limited, and statements that do not recur are forgotten', () => {
  const nameOf = createStatementNames()
  for (let i = 1; i <= 400; i += 1) sendOften(nameOf, `select ${i}`)
  expect([nameOf('select 300'), nameOf('select 301')]).toEqual(['alma_300', undefined])

  const others = createStatementNames()
  sendOften(others, 'select 0', 4)
  for (let i = 1; i <= 2_000; i += 1) others(`select ${i}`)
  expect(others('select 0')).toBeUndefined()
})
