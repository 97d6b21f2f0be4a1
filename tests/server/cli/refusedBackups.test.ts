import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { create } from 'tar'
import { expect, test } from 'vitest'
import { pack } from '../../../server/cli/backup/archive.ts'
import { describeFile, type Manifest, manifestName } from '../../../server/cli/backup/manifest.ts'
import { restore } from '../../../server/cli/backup/restore.ts'
import {
  addPicture,
  at,
  backUpTo,
  dataDir,
  documentRows,
  leftovers,
  now,
  pictures,
  restoreFrom,
  upload,
  useDataFolder,
} from './dataFolder.ts'

useDataFolder()

test('Scenario: an incomplete, changed or invalid backup replaces nothing', async () => {
  const id = await upload('licence.pdf')
  await addPicture('rings/band.jpg', 'a band')
  await backUpTo(at('shop.tar'))
  const whole = await readFile(at('shop.tar'))
  const changed = Buffer.from(whole)
  changed.write('A BAND', whole.indexOf('a band'))
  for (const [content, why] of [
    [whole.subarray(0, whole.length / 2), /is not a complete backup|is missing/],
    [changed, /is damaged: media\/rings\/band.jpg is not as it was/],
    [Buffer.from('not a backup'), 'is not a complete backup'],
    [Buffer.from('SQLite format 3, but torn'), 'is not a complete database'],
  ] as const) {
    await writeFile(at('bad.tar'), content)
    await expect(restoreFrom(at('bad.tar'))).rejects.toThrow(why)
  }
  expect([await documentRows(), await readdir(at('documents'))]).toEqual([['licence.pdf'], [id]])
  expect([await pictures(), await leftovers()]).toEqual([{ 'band.jpg': 'a band' }, []])
})

/** The manifest of a backup of PostgreSQL without files. */
const manifest: Manifest = {
  ...{ alma: 'backup', format: 2, version: '1.0.0', madeAt: '2026-11-22T00:00:00.000Z' },
  ...{ database: 'postgres', counts: {}, since: null, files: [] },
}

test('Scenario: a backup of the other kind of database is refused; nothing changes', async () => {
  const id = await upload('licence.pdf')
  await backUpTo(at('embedded.tar'))
  await mkdir(at('packed'))
  await pack(at('packed'), manifest, at('postgres.tar'))
  const before = (await readdir(dataDir)).toSorted()
  await expect(restoreFrom(at('postgres.tar'))).rejects.toThrow(
    'restore the database with pg_restore',
  )
  await expect(restore(at('embedded.tar'), { dataDir, isEmbedded: false }, now)).rejects.toThrow(
    'Restore it without DATABASE_URL',
  )
  expect((await readdir(dataDir)).toSorted()).toEqual(before)
  expect([await documentRows(), await readdir(at('documents'))]).toEqual([['licence.pdf'], [id]])
})

test.each(['../evil', 'before/evil', 'media/../../evil'])(
  'Scenario: an archive with the file %s is refused, and the file is written nowhere',
  async (path) => {
    const packed = at('packed/inside')
    for (const folder of ['media', 'before']) await mkdir(join(packed, folder), { recursive: true })
    await writeFile(join(packed, path), 'evil')
    const files = [await describeFile(packed, path)]
    await writeFile(join(packed, manifestName), JSON.stringify({ ...manifest, files }))
    await create({ file: at('evil.tar'), cwd: packed, preservePaths: true }, [manifestName, path])
    const shop = { dataDir: at('shop'), isEmbedded: false }
    await expect(restore(at('evil.tar'), shop, now)).rejects.toThrow(`${path} is missing`)
    expect(await readdir(at('shop'))).toEqual([])
  },
)
