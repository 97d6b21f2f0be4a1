import { type PictureWidth, pictureWidths } from '../../src/domain/catalogue/pictures.ts'
import type { Deps } from '../opening/deps.ts'
import { addJob } from '../store/jobs/jobs.repo.ts'
import type { JobHandlers } from '../store/jobs/worker.ts'
import type { Db, Trx } from '../store/schema.ts'
import { pathOf } from './originals.ts'
import { createSizedPictures, sizedDir } from './sizedPictures.ts'

/** The job kind that makes the sizes of one picture, and queues itself for the next. */
const sizeJob = 'sizes'

/** The format that almost every browser takes; others are made on request. */
const format = 'avif'

const nextPicture = (db: Db | Trx) =>
  db
    .selectFrom('picture_colour')
    .select('address')
    .where('sized', '=', 0)
    .orderBy('address')
    .limit(1)
    .executeTakeFirst()

/** Has the server make the sizes of the pictures that have none yet, unless it already does. @param now ms since the epoch */
export const queueSizes = async (db: Db, now: number): Promise<void> => {
  const waiting = await db
    .selectFrom('job')
    .select('id')
    .where('kind', '=', sizeJob)
    .where('failed_at', 'is', null)
    .executeTakeFirst()
  if (!waiting && (await nextPicture(db))) await addJob(db, sizeJob, {}, now)
}

/**
 * The handler that makes the sizes of measured pictures before a buyer asks for them. One picture at a time, so that
 * mails wait for one at the most.
 * @param mediaDir folder of the originals
 */
export const sizeJobs = (
  { engine: { db }, config, now }: Pick<Deps, 'engine' | 'config' | 'now'>,
  mediaDir: string,
): JobHandlers => {
  const pictureOf = createSizedPictures(mediaDir, sizedDir(config))

  /** A missing or broken file has no sizes. */
  const makeSizes = async (path: string) => {
    const make = (width: PictureWidth) => pictureOf({ width, format, path })
    for (const width of pictureWidths) await make(width)
  }

  return {
    [sizeJob]: async () => {
      const next = await nextPicture(db)
      if (!next) return
      const { address } = next
      await makeSizes(pathOf(address))
      await db.transaction().execute(async (trx) => {
        await trx
          .updateTable('picture_colour')
          .set({ sized: 1 })
          .where('address', '=', address)
          .execute()
        if (await nextPicture(trx)) await addJob(trx, sizeJob, {}, now())
      })
    },
  }
}
