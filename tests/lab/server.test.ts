import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
} from 'node:fs'
import { createServer as createHttpServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { writeFlow } from '../../lab/run/flow.ts'
import { machineNames } from '../../lab/run/names.ts'
import { createSession, flowOf } from '../../lab/run/session.ts'
import { labServer } from '../../tools/vite/labServer.ts'

const root = join(import.meta.dirname, '..', '..')
const folder = mkdtempSync(join(tmpdir(), 'alma-flows-'))
let vite: ViteDevServer
let http: Server
let origin = ''

beforeAll(async () => {
  vite = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [labServer(folder)],
    server: { middlewareMode: true, watch: null, ws: false, hmr: false },
    optimizeDeps: { noDiscovery: true },
    appType: 'custom',
  })
  http = createHttpServer(vite.middlewares)
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
})

afterAll(async () => {
  await new Promise((done) => http.close(done))
  await vite.close()
  rmSync(folder, { recursive: true })
})

const put = (name: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${origin}/__lab/flows/${name}`, { method: 'PUT', body, headers })

const text = (title: string) => writeFlow(flowOf(createSession('cart').getState(), title))

describe('The lab on the development server', () => {
  test('shows its page for every machine', async () => {
    const answer = await fetch(`${origin}/__lab/cart`)
    expect([answer.status, await answer.text()]).toEqual([
      200,
      expect.stringContaining('src="/lab/main.tsx"'),
    ])
  })

  test('draws the sample pieces', async () => {
    const answer = await fetch(`${origin}/sample/venetian-box-chain-1.svg`)
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringMatching(/^<svg /)])
  })

  test('saves a flow among the tests', async () => {
    const flow = flowOf(createSession('cart').getState(), 'Nothing yet')
    const answer = await put('cart.nothingYet', JSON.stringify(flow))
    expect([answer.status, readdirSync(folder)]).toEqual([204, ['cart.nothingYet.json']])
    expect(JSON.parse(readFileSync(join(folder, 'cart.nothingYet.json'), 'utf8'))).toEqual(flow)
  })

  test('replaces another flow of the same name only if it is told to', async () => {
    const saved = () => readFileSync(join(folder, 'cart.kept.json'), 'utf8')
    const first = await put('cart.kept', text('The first'))
    const again = await put('cart.kept', text('The first'))
    const other = await put('cart.kept', text('The second'))
    expect([first.status, again.status, other.status, await other.json(), saved()]).toEqual([
      ...[204, 204, 409],
      { name: 'cart.kept', message: 'There is another file with the name cart.kept.json' },
      text('The first'),
    ])
    const replaced = await put('cart.kept?replace', text('The second'))
    expect([replaced.status, saved()]).toEqual([204, text('The second')])
  })

  test('says which other flow of the machine has the title, whatever its name', async () => {
    await put('cart.byHand', text('A row is gone'))
    const other = await put('cart.aRowIsGone', text(' a ROW is gone'))
    expect([other.status, await other.json()]).toEqual([
      409,
      { name: 'cart.byHand', message: 'cart.byHand.json has this title' },
    ])
    const session = flowOf(createSession('session').getState(), 'A row is gone')
    expect((await put('session.aRowIsGone', writeFlow(session))).status).toBe(204)
  })

  test.each([
    ['flows/cart.large', 'The flow is larger than 1,000,000 bytes: take fewer steps'],
    [
      'journeys/large',
      'The journey is larger than 1,000,000 bytes: open it in the lab, and end it earlier under Save',
    ],
  ])('refuses %s if it is too large, and says what to do', async (path, says) => {
    const body = 'a'.repeat(1_000_001)
    const answer = await fetch(`${origin}/__lab/${path}`, { method: 'PUT', body })
    expect([answer.status, await answer.text()]).toEqual([422, says])
  })

  test('refuses a name that is too long for a file', async () => {
    const answer = await put(`cart.${'a'.repeat(300)}`, text('Long'))
    expect([answer.status, await answer.text()]).toEqual([
      400,
      expect.stringContaining('under a name of up to 150 letters'),
    ])
  })

  test('names no folder of the machine when it cannot write', async () => {
    mkdirSync(join(folder, 'cart.blocked.json'))
    const answer = await put('cart.blocked?replace', text('Blocked'))
    expect([answer.status, await answer.text()]).toEqual([
      422,
      'The file could not be written (EISDIR)',
    ])
    rmdirSync(join(folder, 'cart.blocked.json'))
  })

  test('refuses an invalid flow, and says why', async () => {
    const answer = await put('cart.broken', '{ "machine": "weather" }')
    expect([answer.status, await answer.text()]).toEqual([
      422,
      expect.stringContaining('This is not a flow'),
    ])
  })

  test.each([
    ['a name that leaves the folder', '..%2F..%2Fpackage', {}],
    ['another page of the same browser', 'cart.foreign', { 'sec-fetch-site': 'cross-site' }],
  ])('refuses %s', async (_, name, headers) => {
    const before = readdirSync(folder)
    expect([(await put(name, '{}', headers)).status, readdirSync(folder)]).toEqual([400, before])
  })
})

describe('The charts of another revision on the development server', () => {
  const charts = (query: string, headers: Record<string, string> = {}) =>
    fetch(`${origin}/__lab/charts${query}`, { headers })

  test.skipIf(!existsSync(join(root, '.git')))(
    'are described beside the current ones',
    async () => {
      const answer = await charts('?since=HEAD')
      const { before, after, flows } = await answer.json()
      expect([answer.status, Object.keys(after)]).toEqual([200, [...machineNames]])
      expect(before.cart.chart.root.id).toBe('cart')
      expect(flows).toContainEqual(expect.objectContaining({ file: 'cart.retry.json' }))
    },
  )

  test('are refused for an unknown one', async () => {
    const answer = await charts('?since=no-such-revision')
    expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining('git')])
  })

  test('are refused to another page of the same browser', async () => {
    expect((await charts('', { 'sec-fetch-site': 'cross-site' })).status).toBe(400)
  })
})

test('Nothing of the lab, the mocks, ELK or the life cycles of the server is in the build of the storefront', async () => {
  // The test runner has set another one, which would make it a build for development.
  vi.stubEnv('NODE_ENV', 'production')
  const built = await build({ root, logLevel: 'silent', build: { write: false } })
  vi.unstubAllEnvs()
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  const modules = outputs.flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []))
  expect(modules.filter((id) => id.includes('/src/app/main.tsx'))).toHaveLength(1)
  const foreign = /\/src\/lab\/|\/mocks\/|\/elkjs\/|xstate-graph|\.life\.ts/
  expect(modules.filter((id) => foreign.test(id))).toEqual([])
  const texts = outputs.map((part) => (part.type === 'chunk' ? part.code : String(part.source)))
  expect(texts.filter((text) => text.includes('__lab'))).toEqual([])
}, 60_000)
