import type { Db } from '../../server/store/schema.ts'

/**
 * Has a shop make sizes of its measured pictures only on request. Making all of them in advance keeps a processor busy
 * for minutes, and a test shows a few.
 */
export const makeSizesOnRequest = async (db: Db): Promise<void> => {
  await db.updateTable('picture_colour').set({ sized: 1 }).execute()
}
