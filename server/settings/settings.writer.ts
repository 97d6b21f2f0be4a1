import { uuidv7 } from 'uuidv7'
import type { Currency, EditableSettings, Language } from '../../src/contracts/settings.ts'
import { recordEvent } from '../store/events/events.ts'
import type { Db, Trx } from '../store/schema.ts'
import { advanceShopVersion } from '../store/shopVersion.ts'

/** Adds or renames languages, identified by code, in this order. */
export const putLanguages = async (
  db: Db | Trx,
  languages: readonly Omit<Language, '_id'>[],
): Promise<void> => {
  for (const [position, language] of languages.entries())
    await db
      .insertInto('language')
      .values({ id: uuidv7(), ...language, position })
      .onConflict((on) => on.column('iso_code').doUpdateSet({ name: language.name, position }))
      .execute()
  await advanceShopVersion(db, 'settings')
}

/** Adds or updates currencies, identified by code, in this order. */
export const putCurrencies = async (
  db: Db | Trx,
  currencies: readonly Omit<Currency, '_id'>[],
): Promise<void> => {
  for (const [position, { code, ...currency }] of currencies.entries())
    await db
      .insertInto('currency')
      .values({ id: uuidv7(), code, ...currency, position })
      .onConflict((on) => on.column('code').doUpdateSet({ ...currency, position }))
      .execute()
  await advanceShopVersion(db, 'settings')
}

/** Saves a value under a key of the settings. */
export const putSetting = async (db: Db | Trx, key: string, value: unknown): Promise<void> => {
  const value_json = JSON.stringify(value)
  await db
    .insertInto('setting')
    .values({ key, value_json })
    .onConflict((on) => on.column('key').doUpdateSet({ value_json }))
    .execute()
  await advanceShopVersion(db, 'settings')
}

/** Replaces the shop's header and footer, and notifies open pages. */
export const putSettings = async (db: Db | Trx, settings: EditableSettings): Promise<void> => {
  for (const [key, value] of Object.entries(settings)) await putSetting(db, key, value)
  await recordEvent(db, 'settings.changed')
}
