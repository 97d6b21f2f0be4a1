import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { heapGrowth } from '../../../server/config/heapGrowth.ts'
import { readOutbox } from '../../../server/mail/outbox.ts'
import { nodeProblem } from '../../../server/production/oldNode.ts'
import { clientOf } from '../../support/client.ts'
import { compileAside, installedNodes } from './compiled.ts'

let compiled: Awaited<ReturnType<typeof compileAside>>
beforeAll(async () => {
  compiled = await compileAside()
  compiled.run(process.execPath, 'team', 'init')
}, 60_000)
afterAll(() => compiled?.remove())

const nodes = await installedNodes()
const password = 'correct horse battery'

test('Scenario: without a built storefront the server does not start, and reports why', () => {
  expect(compiled.run(process.execPath, 'server')).toEqual({
    status: 78,
    stdout: '',
    stderr: 'The storefront is not built: run npm run build, then start the shop again.\n',
  })
})

describe.each(nodes.filter(({ version }) => !nodeProblem(version)))(
  'on Node $version',
  ({ path }) => {
    test('Scenario: the compiled server shows pages, documents its API, writes mail and sizes pictures', async () => {
      await compiled.addStorefront()
      const { origin, warnings, heapGrowth: growth, stop } = await compiled.start(path)
      expect(growth).toBe(heapGrowth())
      expect(warnings).toEqual([
        'PUBLIC_URL is not set: links in mails lead to localhost. Set the address of the shop.',
      ])
      const get = (at: string) => fetch(`${origin}${at}`)
      for (const at of ['/', '/readyz', '/docs/', '/openapi.json'])
        expect((await get(at)).status, at).toBe(200)

      const logo = join(import.meta.dirname, '..', '..', '..', 'public', 'favicon.svg')
      await copyFile(logo, join(compiled.dataDir, 'media', 'logo.svg'))
      const picture = await get('/media/sized/160/logo.svg.avif')
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/avif'])

      const email = `${process.hrtime.bigint()}@buyers.test`
      const asked = await clientOf(origin).customer.verifyEmail({
        body: {
          ...{ name: 'Meera Shah', email, companyName: 'Shah Jewels', country: 'India' },
          ...{ instagram: '@shahjewels', password, confirmPassword: password },
          ...{ newsletter: false, checkTermsCondtion: true },
        },
      })
      expect(asked.status).toBe(200)
      const readers = async () => (await readOutbox(compiled)).mails.map(({ to }) => to)
      await expect.poll(readers).toContain(email)
      expect(await stop()).toBe(0)
    })

    test('Scenario: with PUBLIC_URL set there is no warning', async () => {
      const { warnings, stop } = await compiled.start(path, { PUBLIC_URL: 'https://shop.test' })
      expect(warnings).toEqual([])
      expect(await stop()).toBe(0)
    })

    test("Scenario: the team's command line is compiled, too", () => {
      expect(compiled.run(path, 'team', 'customers')).toEqual({
        status: 0,
        stdout: 'There are no customers yet.\n',
        stderr: '',
      })
    })
  },
)

test.each(
  nodes.flatMap(({ path, version }) => {
    const problem = nodeProblem(version)
    return problem ? [{ path, version, problem }] : []
  }),
)('Scenario: on Node $version both report the required version', ({ path, problem }) => {
  for (const name of ['server', 'team'] as const)
    expect(compiled.run(path, name)).toEqual({ status: 1, stdout: '', stderr: `${problem}\n` })
})
