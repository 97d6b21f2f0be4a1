import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import Fastify from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import { createRenderer, rendererFile } from '../../../server/storefront/page/renderer.ts'

const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

/** A renderer of pages whose code is `code`, and what it logs. */
const rendererOf = async (code: string) => {
  const dist = await mkdtemp(join(tmpdir(), 'alma-renderer-'))
  await mkdir(dirname(join(dist, rendererFile)), { recursive: true })
  await writeFile(join(dist, rendererFile), code)
  const app = Fastify()
  ends.push(
    () => app.close(),
    () => rm(dist, { recursive: true }),
  )
  const log = vi.spyOn(app.log, 'error')
  const warnings = vi.spyOn(app.log, 'warn')
  const render = createRenderer(app, dist)
  const none = { cookies: new Map(), token: undefined, language: 'en', isLanguageAsked: false }
  return {
    open: (path: string) => render({ url: new URL(path, 'http://shop'), ...none }),
    warned: () => warnings.mock.calls.map(([, message]) => message),
    logged: () => log.mock.calls.map(([given]) => (given as { err: Error }).err.message),
  }
}

test('Scenario: a page that cannot be rendered is left to the browser, and logged', async () => {
  const { open, logged } = await rendererOf(
    `export default async ({ url }) => { throw new Error(url) }`,
  )
  expect([await open('/about'), logged()]).toEqual([undefined, ['http://shop/about']])
})

test('Scenario: pages that would wait too long are left to the browser, logged once each time', async () => {
  const { open, warned } = await rendererOf(`
    export default async ({ url, port }) => {
      await new Promise((resolve) => setTimeout(resolve, 5))
      return { to: url }
    }`)
  const overload = async () => {
    const asked = availableParallelism() * 300
    const pages = await Promise.all(Array.from({ length: asked }, () => open('/about')))
    const rendered = pages.filter((page) => page !== undefined)
    expect(rendered.length).toBeGreaterThan(0)
    expect(rendered.length).toBeLessThan(asked)
  }
  await overload()
  expect(warned()).toEqual(['more pages than can be rendered'])
  await overload()
  expect(warned()).toHaveLength(2)
  expect(await open('/about')).toEqual({ to: 'http://shop/about' })
})

test('Scenario: after a thread has failed between two pages, another renders the next one', async () => {
  const { open, logged } = await rendererOf(`
    export default async ({ url, port }) => {
      port.close()
      if (url.endsWith('/late')) setTimeout(() => { throw new Error('late') }, 50)
      return { to: url }
    }`)
  expect(await open('/late')).toEqual({ to: 'http://shop/late' })
  await expect.poll(logged).toEqual(['late'])
  expect(await open('/next')).toEqual({ to: 'http://shop/next' })
})

test('Scenario: the threads of a server that Node watches do not report their imports', async () => {
  vi.stubEnv('WATCH_REPORT_DEPENDENCIES', '1')
  ends.push(async () => void vi.unstubAllEnvs())
  const { open, logged } = await rendererOf(`
    import 'node:url'
    export default async ({ url }) => ({ to: url })`)
  expect(await open('/about')).toEqual({ to: 'http://shop/about' })
  expect(logged()).toEqual([])
})
