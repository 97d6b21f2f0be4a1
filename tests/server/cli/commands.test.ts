import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Client, clientOf } from '../../support/client.ts'
import { createShopProcess, type ShopProcess } from '../../support/shopProcess.ts'

// Each command is a separate process, which is slow to start on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let shop: ShopProcess
let visitor: Client
const at = (name: string) => join(shop.dataDir, name)
beforeAll(async () => {
  shop = await createShopProcess()
  await shop.team('init')
  await shop.start()
  visitor = clientOf(shop.origin)
})
afterAll(async () => {
  await shop.stop('SIGTERM')
  await shop.remove()
})

/** The error output of a command that exits with 1. */
const failing = (...args: string[]): Promise<string> =>
  shop.team(...args).then(
    () => {
      throw new Error(`${args.join(' ')} did not fail`)
    },
    ({ code, stderr }: { code: number; stderr: string }) => {
      expect([code, stderr.includes('    at ')]).toEqual([1, false])
      return stderr
    },
  )

const catalogue = [
  '{"alma":"catalogue","version":1}',
  '{"category":{"slug":"rings","parentSlug":null,"name":{"en":"Rings"}}}',
  '{"product":{"slug":"band","status":"active","mode":"directly","featured":true,"createdAt":5,"title":{"en":"Band"},"description":{},"keywords":[],"images":[],"categorySlugs":["rings"],"levels":[],"variants":[{"sku":"B-1","values":[],"sellPrice":100,"offerPrice":0,"costPrice":50,"weight":1000,"stock":3}]}}',
  '',
].join('\n')

test('Scenario: `init` does not replace an existing shop', async () => {
  expect(await failing('init')).toContain(`There is a shop in ${at('shop.sqlite')} already.`)
})

test('Scenario: settings, rates and languages change in the running shop', async () => {
  await shop.team('settings', 'set', 'customization.shopName', 'Aurum')
  await shop.team('settings', 'set', 'header.header_text.en', 'For the trade')
  expect(await shop.team('settings', 'get', 'customization.shopName')).toBe('Aurum\n')
  expect(await failing('settings', 'set', 'header.colour', 'red')).toContain(
    'header.colour: there is no such setting',
  )
  await shop.team('settings', 'export', at('settings.json'))
  const exported = await readFile(at('settings.json'), 'utf8')
  await writeFile(at('wrong.json'), exported.replace('"shopName"', '"shopname"'))
  expect(await failing('settings', 'import', at('wrong.json'))).toContain('shopName')
  await shop.team('settings', 'import', at('settings.json'))
  expect((await visitor.settings.store()).body).toMatchObject({
    header: { header_text: { en: 'For the trade' } },
    customization: { shopName: 'Aurum' },
  })

  await shop.team('rates', 'set', 'usd', '0.0117')
  expect(await failing('rates', 'set', 'USD', '0')).toContain('a number such as 0.0117')
  expect(await failing('rates', 'import', at('absent.csv'))).toContain('ENOENT')
  expect((await visitor.settings.currencies()).body).toMatchObject({
    data: [{ code: 'INR' }, { code: 'USD', exchange_rate: 0.0117 }],
  })
  await shop.team('languages', 'add', 'it', 'ITALIANO')
  expect(await failing('languages', 'remove', 'en')).toContain('en cannot be removed')
  expect((await visitor.settings.languages()).body).toMatchObject({
    data: [{ iso_code: 'en' }, { iso_code: 'it', name: 'ITALIANO' }],
  })
})

test('Scenario: coupons are identified by code; invalid terms are refused', async () => {
  await shop.team('coupons', 'add', 'diwali-10', '--percent', '10', '--until', '2099-12-31')
  await shop.team(
    'coupons',
    'add',
    'five',
    '--amount',
    '500',
    '--min-total',
    '5000',
    '--uses',
    '3',
    '--per-customer',
    '1',
  )
  expect(
    await shop.team('coupons', 'add', 'fair', '--amount', '500', '--from', '2099-01-31'),
  ).toContain('FAIR can be used from 2099-01-31 on.')
  const refused = [
    ['FIVE already', 'FIVE', '--percent', '5'],
    ['either --percent', 'X'],
    ['up to 100', 'X', '--percent', '101'],
    ['--from', 'X', '--percent', '5', '--from', '2099-02-02', '--until', '2099-02-01'],
    ['has passed', 'X', '--percent', '5', '--until', '2020-01-31'],
    ['2026-12-31', 'X', '--percent', '5', '--until', '2026-02-30'],
  ]
  await Promise.all(
    refused.map(async ([reason, ...terms]) =>
      expect(await failing('coupons', 'add', ...terms)).toContain(reason),
    ),
  )
  await shop.team('coupons', 'remove', 'Diwali-10')
  expect(await failing('coupons', 'remove', 'diwali-10')).toContain('no coupon DIWALI-10')
  expect(await shop.team('coupons')).toMatch(
    /^CODE.*\nFIVE +₹500\.00 +₹5,000\.00 +at once +no end +0 of 3 +1\nFAIR +₹500\.00 +any total +2099-01-31 +no end +0 +any\n$/,
  )
})

test('Scenario: the catalogue is imported, exported unchanged, and has no faults', async () => {
  await writeFile(at('in.jsonl'), catalogue)
  expect(await shop.team('import', at('in.jsonl'), '--format', 'alma')).toContain('1 created')
  await shop.team('export', at('out.jsonl'))
  expect(await readFile(at('out.jsonl'), 'utf8')).toBe(catalogue)
  expect(await shop.team('export', '--format', 'csv')).toContain('band,active,directly,yes')
  expect(await failing('export', at('nowhere/out.jsonl'))).toContain('cannot be written')
  expect((await visitor.catalogue.featured()).body).toMatchObject({ data: [{ slug: 'band' }] })
  expect(await shop.team('doctor')).toBe('Nothing is wrong.\n')
})

test('Scenario: a customer is asked, shown and refused; orders are found, or reported as missing', async () => {
  await visitor.customer.verifyEmail({
    body: {
      name: 'Meera Shah',
      email: 'meera@shah.test',
      companyName: 'Shah Jewels',
      country: 'India',
      password: 'correct horse',
      confirmPassword: 'correct horse',
      checkTermsCondtion: true,
    },
  })
  const [, token = ''] = await shop.mail('meera@shah.test', /token=([\w-]+)/)
  await visitor.customer.register({ params: { token } })
  await shop.team('ask', 'meera@shah.test', '--text', 'Your GST number, please.')
  await shop.team('refuse', 'meera@shah.test', '--reason', 'Not in the trade.')
  const shown = await shop.team('customers', 'show', 'Meera@shah.test')
  expect(shown).toMatch(/Status +refused\n/)
  expect(shown).toMatch(/Orders +0\n/)
  expect(shown).toContain('Your GST number, please.')
  expect(await shop.team('outbox', 'last')).toContain('Not in the trade.')
  expect(await shop.team('orders')).toBe('There are no such orders.\n')
  const refused = [
    ['Write a text', 'ask', 'meera@shah.test', '--text', ' '],
    ['no customer', 'refuse', 'nobody@shah.test', '--reason', 'x'],
    ['There is no order A-000007.', 'orders', 'show', 'A-000007'],
    ['There is no order A-000007.', 'orders', 'status', '7', 'confirmed'],
    ['There is no order A-000007.', 'paid', '7', '120', 'EUR'],
    ['such as 120 or 120.50', 'paid', '7', '120.505', 'EUR'],
    ['confirmed, inProduction, packed, shipped', 'orders', 'status', '7', 'placed'],
  ]
  await Promise.all(
    refused.map(async ([reason, ...args]) =>
      expect((await failing(...args)).replaceAll('"', '')).toContain(reason),
    ),
  )
})

test('Scenario: a backup of the running shop is restored once the shop is stopped', async () => {
  await shop.team('settings', 'set', 'customization.shopName', 'Kept')
  expect(await shop.team('backup', at('copy.tar'))).toMatch(/copy\.tar holds \d+ products, /)
  expect(await failing('backup', at('copy.tar'))).toContain('already exists')
  expect(await failing('backup', at('nowhere/copy.tar'))).toContain('There is no folder')
  expect(await shop.team('backup', '--verify', at('copy.tar'))).toMatch(
    /^.*copy\.tar holds .*\nNothing is wrong\.\n$/,
  )
  await shop.team('settings', 'set', 'customization.shopName', 'Later')
  expect(await failing('restore', at('copy.tar'))).toContain('Stop the shop')
  expect(await failing('move', 'postgres://127.0.0.1:1/there')).toContain('Stop the shop')
  await shop.stop('SIGTERM')
  await writeFile(at('other.txt'), 'not a backup')
  expect(await failing('restore', at('other.txt'))).toContain('not a complete backup')
  expect(await failing('restore', at('absent.tar'))).toContain('is not there')
  expect(await shop.team('settings', 'get', 'customization.shopName')).toBe('Later\n')
  expect(await shop.team('restore', at('copy.tar'))).toMatch(/\/before-\d{4}-/)
  await shop.start()
  expect((await visitor.settings.store()).body).toMatchObject({
    customization: { shopName: 'Kept' },
  })
  expect(await shop.team('doctor')).toBe('Nothing is wrong.\n')
})

test('Every command has a description', async () => {
  const help = await shop.team('--help')
  const names = [...help.matchAll(/^ {2}(\w+)(?: |$)/gm)].map(([, name]) => name ?? '')
  const commands = names.filter((name) => name !== 'help')
  expect(commands.sort()).toEqual(
    [
      ...[
        'applications',
        'ask',
        'backup',
        'content',
        'coupons',
        'credit',
        'customers',
        'doctor',
        'export',
        'import',
        'init',
        'jobs',
      ],
      ...[
        'languages',
        'move',
        'orders',
        'outbox',
        'paid',
        'papers',
        'payments',
        'rates',
        'refunded',
        'refuse',
        'requests',
        'restore',
        'selling',
        'settings',
        'ship',
        'unverify',
        'verify',
      ],
    ].sort(),
  )
  expect(await shop.team('coupons', 'add', '--help')).toContain('Usage:')
})
