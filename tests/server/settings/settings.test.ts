import { afterAll, expect, test } from 'vitest'
import { addLanguage } from '../../../server/settings/languages.ts'
import { putCurrencies, putSetting } from '../../../server/settings/settings.writer.ts'
import { createCatalogueChanges } from '../../support/catalogueChanges.ts'
import { createStatementsIn } from '../../support/database/statementsIn.ts'
import { openTestShop } from '../../support/shop.ts'

const shop = await openTestShop()
afterAll(() => shop.close())
const { settings } = shop.visitor
const statementsIn = createStatementsIn(shop.db)

test('Scenario: settings that have not changed take one statement each', async () => {
  for (const read of [settings.languages, settings.currencies, settings.store]) {
    expect((await read()).status).toBe(200)
    expect(await statementsIn(read)).toHaveLength(1)
  }
})

test('Scenario: a changed setting shows at once', async () => {
  const change = createCatalogueChanges(shop)
  const bodies = async () => {
    const replies = [settings.languages(), settings.currencies(), settings.store()]
    return JSON.stringify((await Promise.all(replies)).map(({ body }) => body))
  }
  const changes: Record<string, () => Promise<unknown>> = {
    Deutsch: () => addLanguage(shop.db, 'de', 'Deutsch'),
    '¥': () =>
      putCurrencies(shop.db, [{ code: 'JPY', name: 'Yen', symbol: '¥', exchange_rate: 1.5 }]),
    'Alma & Co': () => putSetting(shop.db, 'customization', { shopName: 'Alma & Co' }),
    Bangles: () => change({ kind: 'category', name: 'Bangles' }),
  }
  for (const [shown, make] of Object.entries(changes)) {
    expect(await bodies()).not.toContain(shown)
    await make()
    expect(await bodies()).toContain(shown)
  }
})
