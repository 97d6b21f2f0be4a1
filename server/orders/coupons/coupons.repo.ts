import type { Db, NewRow, Row } from '../../store/schema.ts'

/** The coupons of the shop, for its team. Codes are in capitals. */
export const createCoupons = (db: Db) => ({
  list: (): Promise<Row<'coupon'>[]> =>
    db.selectFrom('coupon').selectAll().orderBy('created_at').orderBy('code').execute(),

  /** Returns false if the code exists already. */
  add: async (coupon: Omit<NewRow<'coupon'>, 'used'>): Promise<boolean> => {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('coupon')
      .values({ ...coupon, used: 0 })
      .onConflict((on) => on.column('code').doNothing())
      .executeTakeFirstOrThrow()
    return numInsertedOrUpdatedRows === 1n
  },

  /** Orders keep their discount. Returns false if there is no such code. */
  remove: async (code: string): Promise<boolean> => {
    const { numDeletedRows } = await db
      .deleteFrom('coupon')
      .where('code', '=', code)
      .executeTakeFirstOrThrow()
    return numDeletedRows === 1n
  },
})
