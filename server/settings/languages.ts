import { uuidv7 } from 'uuidv7'
import { Language } from '../../src/contracts/settings.ts'
import { refuse, refuseField } from '../http/problem.ts'
import type { Db } from '../store/schema.ts'
import { advanceShopVersion } from '../store/shopVersion.ts'

/**
 * Adds a language at the end of the list, or renames it.
 * @throws Refusal 422 that names the field if the code or name is invalid
 */
export const addLanguage = async (db: Db, iso_code: string, name: string): Promise<void> => {
  const { data, error } = Language.omit({ _id: true }).safeParse({ iso_code, name: name.trim() })
  if (!data) {
    const issue = error.issues[0]
    return refuseField(String(issue?.path[0] ?? 'iso_code'), issue?.message)
  }
  await db.transaction().execute(async (trx) => {
    const { last } = await trx
      .selectFrom('language')
      .select(({ fn }) => fn.max<number | null>('position').as('last'))
      .executeTakeFirstOrThrow()
    await trx
      .insertInto('language')
      .values({ id: uuidv7(), ...data, position: (last ?? -1) + 1 })
      .onConflict((on) => on.column('iso_code').doUpdateSet({ name: data.name }))
      .execute()
    await advanceShopVersion(trx, 'settings')
  })
}

/**
 * Removes a language. Texts in it are kept.
 * @throws Refusal 422 for `en`, which is the fallback of all texts; 404 if the shop does not have it
 */
export const removeLanguage = async (db: Db, iso_code: string): Promise<void> => {
  if (iso_code === 'en')
    refuse(422, 'invalid_field', 'en cannot be removed: every text falls back to it.', {
      field: 'iso_code',
    })
  await db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('language')
      .where('iso_code', '=', iso_code)
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) refuse(404, 'not_found', `The shop does not show ${iso_code}.`)
    await advanceShopVersion(trx, 'settings')
  })
}
