import {
  type PaperSeries,
  paperNumber,
  yearOf,
} from '../../../src/domain/orders/papers/paperNumber.ts'
import type { Trx } from '../../store/schema.ts'

/**
 * The next number of a series (rule O23). The transaction that takes it must add its paper. Until it ends, others wait
 * for the row of the series; if it fails, the number is given back. So numbers have no gaps.
 */
export const takeNumber = async (
  trx: Trx,
  series: PaperSeries,
  { now, timeZone }: { readonly now: number; readonly timeZone: string },
): Promise<string> => {
  const year = yearOf(now, timeZone)
  const { last } = await trx
    .insertInto('paper_series')
    .values({ series, year, last: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['series', 'year'])
        .doUpdateSet(({ eb, ref }) => ({ last: eb(ref('paper_series.last'), '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return paperNumber(series, year, last)
}
