import type {
  Currency,
  EditableSettings,
  Language,
  StoreSettings,
} from '../../src/contracts/settings.ts'
import { EditableSettings as EditableSettingsSchema } from '../../src/contracts/settings.ts'
import { readCategoryTree } from '../catalogue/categories/categoryTree.ts'
import type { Db, Trx } from '../store/schema.ts'

/** Languages, currencies and the store settings. */
export const createSettings = (db: Db | Trx) => {
  /** The header and footer. The default name of the shop is Alma (rule G6). */
  const store = async (): Promise<EditableSettings> => {
    const rows = await db
      .selectFrom('setting')
      .selectAll()
      .where('key', 'in', ['header', 'customization'])
      .execute()
    const values = Object.fromEntries(
      rows.map(({ key, value_json }) => [key, JSON.parse(value_json)]),
    )
    return EditableSettingsSchema.parse({
      header: values.header ?? { logo: [] },
      customization: values.customization ?? { shopName: 'Alma' },
    })
  }

  return {
    store,

    languages: async (): Promise<Language[]> => {
      const rows = await db.selectFrom('language').selectAll().orderBy('position').execute()
      return rows.map(({ id, name, iso_code }) => ({ _id: id, name, iso_code }))
    },

    currencies: async (): Promise<Currency[]> => {
      const rows = await db.selectFrom('currency').selectAll().orderBy('position').execute()
      return rows.map(({ id, name, code, symbol, exchange_rate }) => ({
        _id: id,
        name,
        code,
        symbol,
        exchange_rate,
      }))
    },

    /** The data that every page needs: the settings and the category tree. */
    storefront: async (): Promise<StoreSettings> => {
      const [settings, tree] = await Promise.all([store(), readCategoryTree(db)])
      return { ...settings, categories: tree.nested() }
    },
  }
}

/** A currency by code, for orders. */
export const currencyOf = (db: Db | Trx, code: string) =>
  db.selectFrom('currency').selectAll().where('code', '=', code).executeTakeFirst()
