import { sql } from 'kysely'
import type { Db } from '../store/schema.ts'

/** Counts a view of a category or product. @returns the total number of views */
export const countView = async (db: Db, subjectId: string): Promise<number> => {
  const row = await db
    .insertInto('view_count')
    .values({ subject_id: subjectId, views: 1 })
    .onConflict((on) => on.column('subject_id').doUpdateSet({ views: sql`view_count.views + 1` }))
    .returning('views')
    .executeTakeFirstOrThrow()
  return row.views
}
