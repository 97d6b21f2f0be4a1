import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises'
import { type ClientRequest, get } from 'node:http'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSizedPictures } from '../../../server/media/sizedPictures.ts'
import { createQueue } from '../../../server/parts/queue.ts'
import { sizedAddress, sizedFormats, srcSetOf } from '../../../src/domain/catalogue/pictures.ts'
import { openTestShop, type TestShop } from '../../support/shop.ts'

let shop: TestShop
let mediaDir: string

/** A photograph of 1000 by 800, of one colour. */
const photograph = () =>
  sharp({ create: { width: 1000, height: 800, channels: 3, background: '#b08030' } })

/** An SVG of 40 by 40 with a transparent background. */
const drawing = (body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="40" height="40">${body}</svg>`

beforeAll(async () => {
  shop = await openTestShop()
  mediaDir = join(shop.deps.config.dataDir, 'media')
  await mkdir(join(mediaDir, 'rings'), { recursive: true })
  await photograph()
    .jpeg()
    .toFile(join(mediaDir, 'rings', 'band é.jpg'))
  await writeFile(join(mediaDir, 'drawing.png'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await photograph().png().toFile(join(mediaDir, 'red.png'))
  await writeFile(join(mediaDir, 'square.svg'), drawing('<path fill="#f00" d="M0 0h40v40H0z"/>'))
  await writeFile(
    join(mediaDir, 'nosy.svg'),
    drawing('<image href="red.png" xlink:href="red.png" width="40" height="40"/>'),
  )
  await photograph().png().toFile(join(shop.deps.config.dataDir, 'secret.png'))
  await symlink(join(shop.deps.config.dataDir, 'secret.png'), join(mediaDir, 'link.png'))
})
afterAll(() => shop.close())

const open = async (address: string) => {
  const response = await fetch(`${shop.origin}${address}`)
  const body = Buffer.from(await response.arrayBuffer())
  return { status: response.status, headers: response.headers, body }
}

const band = '/media/rings/band%20%C3%A9.jpg'
const kept = async () =>
  (await readdir(join(shop.deps.config.dataDir, 'sized')).catch(() => [])).length

test('every address of a picture returns it in the width and format, never enlarged', async () => {
  const sizes = ['avif', 'webp'].flatMap((format) =>
    srcSetOf(band, format as 'avif')
      .split(', ')
      .map((source) => source.split(' ')[0] ?? ''),
  )
  const given = await Promise.all(
    sizes.map(async (address) => {
      const { status, headers, body } = await open(address)
      const { width, height, format } = await sharp(body).metadata()
      return [status, headers.get('content-type'), format, width, height]
    }),
  )
  const widths = [
    [160, 128],
    [320, 256],
    [480, 384],
    [640, 512],
    [960, 768],
    [1000, 800],
    [1000, 800],
  ]
  expect(given).toEqual([
    ...widths.map((size) => [200, 'image/avif', 'heif', ...size]),
    ...widths.map((size) => [200, 'image/webp', 'webp', ...size]),
  ])
})

test.each(sizedFormats)('a drawing is rendered in the requested width, as %s', async (format) => {
  const { status, headers, body } = await open(sizedAddress('/media/square.svg', 640, format))
  const { width, height, isOpaque, dominant } = {
    ...(await sharp(body).metadata()),
    ...(await sharp(body).stats()),
  }
  expect([status, headers.get('content-type'), width, height, isOpaque]).toEqual([
    ...[200, `image/${format}`, 640, 640, true],
  ])
  expect(dominant.r).toBeGreaterThan(dominant.g + 200)
})

test('an SVG cannot reference other files, and is white in formats without transparency', async () => {
  const { channels } = await sharp((await open('/media/sized/160/nosy.svg.jpeg')).body).stats()
  expect(channels.map(({ min }) => min)).toEqual([255, 255, 255])
})

test('Scenario: a picture is made once, and again when it is replaced', async () => {
  const address = '/media/sized/160/second.jpg.webp'
  const file = join(mediaDir, 'second.jpg')
  await photograph().jpeg().toFile(file)
  const before = await kept()
  const answers = await Promise.all([open(address), open(address), open(address)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await open(address)).body).toEqual(answers[0]?.body)
  expect(await kept()).toBe(before + 1)
  await photograph().negate().jpeg().toFile(file)
  expect((await open(address)).body).not.toEqual(answers[0]?.body)
})

test('Scenario: a queued picture is not made if its clients have disconnected', async () => {
  const keptDir = join(shop.deps.config.dataDir, 'sized-in-turn')
  const pictureOf = createSizedPictures(mediaDir, keptDir)
  const wanted = { width: 160, format: 'webp', path: 'red.png' } as const
  const [abandoned, made] = [await pictureOf(wanted, () => true), await pictureOf(wanted)]
  expect([abandoned, Buffer.isBuffer(made)]).toEqual(['busy', true])
})

/** Sizes of one picture. A machine with as many processors makes them all at once. */
const widthsInAllFormats = (address: string) =>
  sizedFormats.flatMap((format) =>
    srcSetOf(address, format)
      .split(', ')
      .map((source) => source.split(' ')[0] ?? ''),
  )

test.skipIf(availableParallelism() > 16)(
  'Scenario: the pictures of a page that was left do not delay others',
  async () => {
    const file = join(mediaDir, 'left.jpg')
    await photograph().resize(4000, 3200).jpeg().toFile(file)
    const sizes = widthsInAllFormats('/media/left.jpg')
    const before = await kept()
    const asked = sizes.map((address) =>
      get(`${shop.origin}${address}`, { agent: false }).on('error', () => undefined),
    )
    const hears = (request: ClientRequest, event: string) =>
      new Promise((heard) => request.on(event, heard))
    await Promise.race(asked.map((request) => hears(request, 'response')))
    await Promise.all(asked.map((request) => hears(request.destroy(), 'close')))
    // The next picture is made after all running ones.
    expect((await open('/media/sized/160/square.svg.webp')).status).toBe(200)
    expect((await kept()) - before).toBeLessThan(sizes.length)
  },
)

test.each([
  ['/media/sized/161/rings/band%20%C3%A9.jpg.webp', 'a width that no page asks for'],
  ['/media/sized/160/rings/band%20%C3%A9.jpg.gif', 'another format'],
  ['/media/sized/160/rings/none.jpg.webp', 'a picture that is not there'],
  ['/media/sized/160/rings.webp', 'a folder'],
  ['/media/sized/160/drawing.png.webp', 'a drawing that calls itself a photograph'],
  ['/media/sized/160/..%2fsecret.png.webp', 'a file outside of the folder'],
  ['/media/sized/160/%2e%2e/secret.png.webp', 'the same, written otherwise'],
  ['/media/sized/160/link.png.webp', 'a link that leads out'],
  ['/media/sized/160/a%00.png.webp', 'a name that no file has'],
])('%s gives nothing: %s', async (address, _what) => {
  const { status, body } = await open(address)
  expect([status, JSON.parse(body.toString()).code]).toEqual([404, 'not_found'])
})

test('a queue runs a limited number of tasks at a time, in order, and refuses too many', async () => {
  const enqueue = createQueue(2)
  const begun: number[] = []
  const gates = Array.from({ length: 203 }, () => Promise.withResolvers<void>())
  const work = gates.map(({ promise }, i) =>
    enqueue(() => {
      begun.push(i)
      return promise
    }),
  )
  expect([work[201] === undefined, work[202]]).toEqual([false, undefined])
  await Promise.resolve()
  expect(begun).toEqual([0, 1])
  gates[0]?.resolve()
  await work[0]
  await Promise.resolve()
  expect(begun).toEqual([0, 1, 2])
  for (const { resolve } of gates) resolve()
  await Promise.all(work)
  expect(begun).toHaveLength(202)
})
