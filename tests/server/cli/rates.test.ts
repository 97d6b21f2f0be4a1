import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeEach, expect, test } from 'vitest'
import { migrate } from '../../../server/opening/migrate.ts'
import { readEcb, setEcbRates } from '../../../server/settings/ecbRates.ts'
import { addLanguage, removeLanguage } from '../../../server/settings/languages.ts'
import { setRate } from '../../../server/settings/rates.ts'
import { createSettings } from '../../../server/settings/settings.repo.ts'
import type { Engine } from '../../../server/store/engine.ts'
import { openSqlite } from '../../../server/store/sqlite/sqlite.ts'

let engine: Engine
beforeEach(async () => {
  engine = openSqlite(':memory:')
  await migrate(engine)
})

const rates = async () =>
  Object.fromEntries(
    (await createSettings(engine.db).currencies()).map((each) => [each.code, each.exchange_rate]),
  )

const ecb = `Date,USD,JPY,SKK,INR,
2025-05-09,1.1252,163.36,N/A,96.0755,
2025-05-08,1.1297,163.45,N/A,96.592,
2008-12-30,1.4098,126.97,30.15,N/A,
`

test('Scenario: a rate is set, a new currency gets its English name and symbol, INR stays 1', async () => {
  await setRate(engine.db, { code: 'USD', rate: 0.0117 })
  await setRate(engine.db, { code: 'USD', rate: 0.012, symbol: 'US$' })
  expect(await createSettings(engine.db).currencies()).toMatchObject([
    { code: 'INR', exchange_rate: 1 },
    { code: 'USD', name: 'US Dollar', symbol: 'US$', exchange_rate: 0.012 },
  ])
  await expect(setRate(engine.db, { code: 'INR', rate: 2 })).rejects.toThrow(/always 1/)
  await expect(setRate(engine.db, { code: 'usd', rate: 1 })).rejects.toThrow(/currency code/)
  await expect(setRate(engine.db, { code: 'EUR', rate: -1 })).rejects.toThrow(/exchange_rate/)
})

test("Scenario: the bank's file sets the rates of the shop's currencies, and missing rates are reported", async () => {
  for (const code of ['USD', 'SKK', 'XXX']) await setRate(engine.db, { code, rate: 5 })
  const report = await setEcbRates(engine.db, readEcb(ecb), ['EUR'])
  expect(report).toEqual({
    day: '2025-05-09',
    set: [
      { code: 'USD', rate: 0.011711623 },
      { code: 'EUR', rate: 0.010408481 },
    ],
    skipped: [
      { code: 'SKK', reason: 'has no rate on 2025-05-09 (N/A)' },
      { code: 'XXX', reason: 'is not in the file' },
    ],
  })
  expect(await rates()).toEqual({ INR: 1, USD: 0.011711623, EUR: 0.010408481, SKK: 5, XXX: 5 })
})

test('Scenario: a day without rates takes the last one before it; a day too early or without INR is refused', async () => {
  expect(readEcb(ecb, '2025-05-08').day).toBe('2025-05-08')
  expect(readEcb(ecb, '2025-05-11').day).toBe('2025-05-09')
  expect(() => readEcb(ecb, '1999-01-01')).toThrow(/no rates of 1999-01-01/)
  expect(() => readEcb('Handle,Title\na,b\n')).toThrow(/eurofxref-hist\.csv/)
  expect(() => setEcbRates(engine.db, readEcb(ecb, '2009-01-01'), [])).toThrow(/no rate of INR/)
})

const real = fileURLToPath(
  new URL('../../../../shared/data/ecb-eurofxref/eurofxref-hist.csv', import.meta.url),
)
test.skipIf(!existsSync(real))(
  `The bank's whole file gives every currency of its newest day${existsSync(real) ? '' : ' (skipped: ../shared/data/ecb-eurofxref is not there)'}`,
  async () => {
    const { day, perEuro } = readEcb(readFileSync(real, 'utf8'))
    const { set, skipped } = await setEcbRates(engine.db, { day, perEuro }, [...perEuro.keys()])
    expect([day, set.length, skipped.length]).toEqual(['2025-05-09', 30, 11])
  },
)

test('Scenario: languages are added, renamed and removed, English never', async () => {
  const { db } = engine
  await addLanguage(db, 'it', 'Italiano')
  await addLanguage(db, 'pt-BR', 'Português')
  await addLanguage(db, 'it', 'ITALIANO')
  await removeLanguage(db, 'pt-BR')
  expect((await createSettings(db).languages()).map((each) => each.name)).toEqual([
    'ENGLISH',
    'ITALIANO',
  ])
  await expect(removeLanguage(db, 'en')).rejects.toThrow(/cannot be removed/)
  await expect(removeLanguage(db, 'fr')).rejects.toThrow('The shop does not show fr.')
  await expect(addLanguage(db, 'Italian', 'x')).rejects.toThrow(/language code/)
})
