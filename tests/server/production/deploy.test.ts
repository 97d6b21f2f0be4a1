import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { exitCodes } from '../../../server/config/startError.ts'
import { mallocSettings } from '../../../server/production/limitMalloc.ts'
import { heapFlags } from '../../../tools/parts/heapFlags.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const read = (...path: string[]) => readFileSync(join(root, ...path), 'utf8')
const dockerfile = read('deploy', 'Dockerfile')
const unit = read('deploy', 'alma.service')

test('container and unit start the compiled server, with a separate data folder', () => {
  const [, command = '[]'] = /^CMD (\[.*\])$/m.exec(dockerfile) ?? []
  expect(JSON.parse(command)).toEqual(['node', ...heapFlags, 'build/server.js'])
  expect(unit).toContain(`ExecStart=/usr/bin/node ${heapFlags.join(' ')} build/server.js\n`)
  expect(/DATA_DIR=(\S+)/.exec(dockerfile)?.[1]).toBe(/^VOLUME (\S+)/m.exec(dockerfile)?.[1])
  expect(/DATA_DIR=(\S+)/.exec(unit)?.[1]).toBe(
    `/var/lib/${/^StateDirectory=(\S+)/m.exec(unit)?.[1]}`,
  )
})

test('the unit is not restarted after a configuration error', () => {
  expect(unit).toContain(`RestartPreventExitStatus=${exitCodes.config}\n`)
})

test('container and unit do not run as root', () => {
  expect(/^USER (\S+)/m.exec(dockerfile)?.[1]).toBe('node')
  expect(/^User=(\S+)/m.exec(unit)?.[1]).toBe('alma')
})

test('the recipes only set variables that the server reads', () => {
  const config = read('server', 'config', 'config.ts')
  const settings = [dockerfile, unit, read('deploy', 'alma.env.example')]
    .flatMap((text) => text.split('\n'))
    .filter((line) => /^(ENV |Environment=|#?[A-Z_]+=)/.test(line))
    .flatMap((line) => [...line.matchAll(/\b([A-Z_]{4,})=/g)].map(([, name]) => name))
  expect(settings).toContain('PUBLIC_URL')
  const isForNode = (name = '') => name === 'NODE_ENV' || name.startsWith('MALLOC_')
  const unread = settings.filter((name) => !isForNode(name) && !config.includes(`env.${name}`))
  expect(unread).toEqual([])
})

test('the recipes start Node with the memory settings of the C library that the soak drill measures', () => {
  const settings = Object.entries(mallocSettings).map(([name, value]) => `${name}=${value}`)
  for (const recipe of [dockerfile, unit])
    expect(recipe.match(/MALLOC_\w+=\d+/g)?.toSorted()).toEqual(settings.toSorted())
})

test('proxies forward to the port of the unit, which trusts one proxy', () => {
  const port = /PORT=(\d+)/.exec(unit)?.[1]
  expect(read('deploy', 'nginx.conf')).toContain(`server 127.0.0.1:${port};`)
  expect(read('deploy', 'Caddyfile')).toContain(`reverse_proxy 127.0.0.1:${port}`)
  expect(unit).toContain('TRUST_PROXY=1')
})

test.each([
  [200, 0],
  [503, 1],
])(
  'Scenario: the shop answers %i; the health check of the container exits with %i',
  async (status, code) => {
    const [program = '', ...args] = JSON.parse(
      /^HEALTHCHECK[^[]*CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? '[]',
    )
    const asked: (string | undefined)[] = []
    const shop = createServer(({ url }, response) => {
      asked.push(url)
      response.writeHead(status).end()
    }).listen(0, '127.0.0.1')
    await once(shop, 'listening')
    const { port } = shop.address() as AddressInfo
    const check = spawn(program === 'node' ? process.execPath : program, args, {
      env: { ...process.env, PORT: String(port) },
    })
    expect(await once(check, 'exit')).toEqual([code, null])
    expect(asked).toEqual(['/readyz'])
    shop.close()
  },
)

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0
test.skipIf(!hasSystemd)('systemd finds nothing wrong with the unit', () => {
  const { status, stderr } = spawnSync(
    'systemd-analyze',
    ['verify', join(root, 'deploy/alma.service')],
    {
      encoding: 'utf8',
    },
  )
  // Node may be installed elsewhere.
  const findings = stderr.split('\n').filter((line) => line.includes('alma.service'))
  expect([status, findings.filter((line) => !line.includes('/usr/bin/node'))]).toEqual([0, []])
})
