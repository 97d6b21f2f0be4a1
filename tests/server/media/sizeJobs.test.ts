import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mediaDir } from '../../../server/folders.ts'
import { jobHandlers } from '../../../server/jobHandlers.ts'
import { sizedDir } from '../../../server/media/sizedPictures.ts'
import { queueSizes } from '../../../server/media/sizeJobs.ts'
import { addJob, createJobs } from '../../../server/store/jobs/jobs.repo.ts'
import { runDueJobs } from '../../../server/store/jobs/worker.ts'
import { pictureWidths } from '../../../src/domain/catalogue/pictures.ts'
import { openTestShop, type TestShop } from '../../support/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await mkdir(mediaDir(shop.deps.config), { recursive: true })
})
afterAll(() => shop.close())

const queue = () => queueSizes(shop.db, shop.deps.now())
const jobs = () => createJobs(shop.deps.engine, shop.deps.now)
const waiting = async () => (await jobs().list('all')).map(({ kind }) => kind)
const made = async () => (await readdir(sizedDir(shop.deps.config)).catch(() => [])).length

/** A measured picture, with its file unless `body` is missing. */
const addPicture = async (name: string, body?: string | Buffer) => {
  if (body !== undefined) await writeFile(join(mediaDir(shop.deps.config), name), body)
  const address = `/media/${encodeURIComponent(name)}`
  await shop.db
    .insertInto('picture_colour')
    .values({ address, colour: '#000000', preview: null })
    .execute()
}

const photograph = sharp({ create: { width: 90, height: 90, channels: 3, background: '#b08030' } })

test('Scenario: new pictures get all their sizes, one after the other, and only once', async () => {
  await queue()
  expect(await waiting()).toEqual([])
  await addPicture('band é.png', await photograph.png().toBuffer())
  await addPicture('broken.png', 'no picture')
  await addPicture('missing.png')
  await queue()
  await queue()
  expect(await waiting()).toEqual(['sizes'])
  await runDueJobs(jobs(), jobHandlers(shop.deps))
  expect([await made(), await waiting()]).toEqual([pictureWidths.length, []])
  await queue()
  expect(await waiting()).toEqual([])
})

test('Scenario: mails that were queued meanwhile go out before the sizes of the next picture', async () => {
  await addPicture('one.png', await photograph.png().toBuffer())
  await addPicture('two.png', await photograph.png().toBuffer())
  await queue()
  const { now } = shop.deps
  const order: string[] = []
  const handlers = jobHandlers(shop.deps)
  const note =
    (kind: string): (typeof handlers)[string] =>
    async (payload, job) => {
      order.push(kind)
      if (kind === 'sizes' && order.length === 1) await addJob(shop.db, 'note', {}, now())
      await handlers[kind]?.(payload, job)
    }
  await runDueJobs(jobs(), { sizes: note('sizes'), note: note('note') })
  expect(order).toEqual(['sizes', 'note', 'sizes'])
})
