import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cases } from './suite/cases.ts'

const file = join(import.meta.dirname, '../../lab/contract/testedStatuses.json')

/** What the cases of each call show, by their status. */
const tested = () => {
  const byCall = Object.entries(Object.groupBy(cases, ({ route }) => route))
  return Object.fromEntries(
    byCall.map(([route, ofRoute = []]) => {
      const byStatus = Object.entries(Object.groupBy(ofRoute, ({ status }) => status))
      const texts = byStatus.map(([status, all = []]) => [status, all.map(({ what }) => what)])
      return [route, Object.fromEntries(texts)]
    }),
  )
}

test('the lab names the cases of each call and status (`npm run derive` writes them)', () => {
  if (process.env.WRITE_DERIVED) writeFileSync(file, `${JSON.stringify(tested(), null, 2)}\n`)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(tested())
})
