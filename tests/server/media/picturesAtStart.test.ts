import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseFile } from '../../../server/config/database.ts'
import { mediaDir } from '../../../server/folders.ts'
import { sizedDir } from '../../../server/media/sizedPictures.ts'
import { openSqlite } from '../../../server/store/sqlite/sqlite.ts'
import { pictureWidths } from '../../../src/domain/catalogue/pictures.ts'
import { catalogueFile } from '../../support/database/upgradeFixtures.ts'
import { createShopProcess, type ShopProcess } from '../../support/shopProcess.ts'

let shop: ShopProcess
beforeAll(async () => {
  shop = await createShopProcess()
})
afterAll(() => shop.remove())

const blackSquare =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9H0z"/></svg>'

test('Scenario: a server measures pictures that were added after their products, and makes their sizes (rule C19)', async () => {
  await shop.team('init')
  await shop.team('import', catalogueFile, '--format', 'alma')
  await mkdir(mediaDir(shop), { recursive: true })
  await writeFile(join(mediaDir(shop), 'rope-chain.svg'), blackSquare)
  await shop.start()
  const { db, close } = openSqlite(databaseFile(shop))
  await expect
    .poll(() => db.selectFrom('picture_colour').select(['address', 'colour', 'sized']).execute())
    .toEqual([{ address: '/media/rope-chain.svg', colour: '#000000', sized: 1 }])
  await close()
  expect(await readdir(sizedDir(shop))).toHaveLength(pictureWidths.length)
  expect(await shop.stop('SIGTERM')).toBe(0)
})
