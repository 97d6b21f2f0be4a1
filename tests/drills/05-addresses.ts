import { once } from 'node:events'
import { connect } from 'node:net'
import type { Drill } from './drill.ts'

const paths = [
  ...['/media/../x', '/media/..%5cx', '/media//etc/passwd', '/media/%00', '/media/%00.svg'],
  ...['/media/a%ff', '//media/x', '/assets/../x', '/assets/%5c..%5cx', '/%', '/%00', '/eshop/%ff'],
  ...['/api/%ff', '/api/../x', '/social.jpeg?page=%ff', '/eshop?filter=%ff', '/search?search=%00'],
  ...['*', '/\\\\x', `/eshop/${'a'.repeat(400)}`, `/${'a'.repeat(9_000)}`, '/eshop/__proto__'],
]
const headers = [
  ...['Range: bytes=abc', 'Range: bytes=5-1', 'Range: bytes=9999999-', 'If-Match: "x"'],
  ...['If-Match: %%%', 'If-Modified-Since: nonsense', 'Accept-Encoding: ;;q=x', 'Cookie: a=%ff'],
  'Connection: close, Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk',
  'Connection: close, Upgrade\r\nUpgrade: nonsense',
]

/** Addresses and headers that no browser sends. */
export const drill: Drill = {
  name: 'addresses',
  item: 'A5',
  run: async ({ url }) => {
    const page = await (await fetch(url)).text()
    const script = /\/assets\/[^"]+\.js/.exec(page)?.[0] ?? '/'
    const send = async (path: string, header: string): Promise<number> => {
      const socket = connect(Number(new URL(url).port), '127.0.0.1')
      let answer = ''
      socket.on('error', () => undefined)
      socket.setEncoding('latin1').on('data', (part: string) => {
        answer += part
      })
      const more = header.startsWith('Connection') ? '' : 'Connection: close\r\n'
      socket.write(`GET ${path} HTTP/1.1\r\nHost: shop\r\n${header}\r\n${more}\r\n`)
      await once(socket, 'close')
      return Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0)
    }
    const asked = [
      ...paths.map((path) => [path, 'X: y'] as const),
      ...['/', script, '/healthz', '/media/x.svg'].flatMap((path) =>
        headers.map((header) => [path, header] as const),
      ),
    ]
    const bad: string[] = []
    for (const [path, header] of asked) {
      const status = await send(path, header)
      if (status === 0 || status >= 500) bad.push(`${path.slice(0, 40)} ${header}: ${status}`)
    }
    return [
      {
        figure: `${asked.length} odd requests, answered with 5xx or not at all`,
        value: bad.length === 0 ? '0' : bad.join('; '),
        ok: bad.length === 0,
      },
    ]
  },
}
