import { uuidv7 } from 'uuidv7'
import { Language } from '../../src/contracts/settings.ts'
import { bumpCatalogueVersion } from '../catalogue/version.ts'
import { refuse, refuseField } from '../http/problem.ts'
import type { Db } from '../store/schema.ts'

/**
 * Shows a language, at the end of the list; one that is shown already is renamed.
 * @throws Refusal 422 that names the field when the code or the name is none
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
    await bumpCatalogueVersion(trx)
  })
}

/**
 * Shows a language no more; texts in it are kept.
 * @throws Refusal 422 for en, which every text falls back to; 404 when it is not shown
 */
export const removeLanguage = async (db: Db, iso_code: string): Promise<void> => {
  if (iso_code === 'en')
    refuse(422, 'invalid_field', 'en cannot be removed: every text falls back to it.', {
      field: 'iso_code',
    })
  const { numDeletedRows } = await db
    .deleteFrom('language')
    .where('iso_code', '=', iso_code)
    .executeTakeFirstOrThrow()
  if (numDeletedRows === 0n) refuse(404, 'not_found', `The shop does not show ${iso_code}.`)
  await bumpCatalogueVersion(db)
}
