import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Command } from 'commander'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { registerImport } from '../../../../server/cli/import/command.ts'
import { migrate } from '../../../../server/opening/migrate.ts'
import { openSqlite } from '../../../../server/store/sqlite/sqlite.ts'
import { catalogueFile } from '../../../support/database/upgradeFixtures.ts'
import { csv, plain } from './shopify.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'alma-import-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
  process.exitCode = 0
})

/** The output and exit code of the command. */
const team = async (...args: string[]) => {
  const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const err = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const program = new Command()
  registerImport(program, async () => {
    const engine = openSqlite(join(folder, 'shop.db'))
    await migrate(engine)
    return { engine, config: { dataDir: folder } }
  })
  process.exitCode = 0
  await program.parseAsync(['import', ...args], { from: 'user' })
  return { out: out.mock.calls.join(''), err: err.mock.calls.join(''), exitCode: process.exitCode }
}

const file = (text: string) => {
  const path = join(folder, 'products.csv')
  writeFileSync(path, text)
  return path
}

test('Scenario: the team imports a file, after a dry run that wrote nothing', async () => {
  const path = file(csv(plain('a'), plain('b')))
  const dry = await team(path, '--format', 'shopify', '--dry-run')
  expect(dry).toMatchObject({ exitCode: 0, out: expect.stringContaining('2 created') })
  const real = await team(path, '--rate', '84.5')
  expect(real).toMatchObject({ exitCode: 0, out: expect.stringContaining('2 created') })
  expect(await team(path, '--rate', '84.5')).toMatchObject({
    out: expect.stringContaining('2 unchanged'),
  })
})

test('The exit code is 1 if the file cannot be read or all rows are refused', async () => {
  expect(await team(join(folder, 'absent.csv'))).toMatchObject({
    exitCode: 1,
    err: expect.stringContaining('ENOENT'),
  })
  expect(await team(file('ID,Type\n1,simple\n'))).toMatchObject({
    exitCode: 1,
    err: expect.stringContaining('no Shopify product CSV'),
  })
  expect(await team(file('x'), '--weight-unit', 'g')).toMatchObject({
    exitCode: 1,
    err: expect.stringContaining('--weight-unit is for --format woocommerce alone.\n'),
  })
  expect(await team(file('x'), '--format', 'alma', '--rate', '2')).toMatchObject({ exitCode: 1 })
  expect(await team(file(csv(plain('a', { Title: '' }))))).toMatchObject({
    exitCode: 1,
    out: expect.stringContaining('1 refused'),
  })
  expect(await team(file(csv(plain('a', { Title: '' }), plain('b'))))).toMatchObject({
    exitCode: 0,
  })
})

test('Scenario: an import measures the pictures in the media folder (rule C19)', async () => {
  expect(await team(catalogueFile, '--format', 'alma')).toMatchObject({ exitCode: 0 })
  mkdirSync(join(folder, 'media'))
  writeFileSync(join(folder, 'media', 'rope-chain.svg'), redSquare)
  expect(await team(catalogueFile, '--format', 'alma', '--dry-run')).toMatchObject({ exitCode: 0 })
  expect(await colours()).toEqual([])
  expect(await team(catalogueFile, '--format', 'alma')).toMatchObject({ exitCode: 0 })
  expect(await colours()).toEqual([{ address: '/media/rope-chain.svg', colour: '#ff0000' }])
})

const redSquare =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path fill="#f00" d="M0 0h9v9H0z"/></svg>'

const colours = async () => {
  const { db, close } = openSqlite(join(folder, 'shop.db'))
  const rows = await db.selectFrom('picture_colour').select(['address', 'colour']).execute()
  await close()
  return rows
}
