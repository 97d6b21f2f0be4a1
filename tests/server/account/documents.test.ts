import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { openApplication } from '../../../server/account/applicationTokens.ts'
import { openTestShop } from '../../support/shop.ts'
import { compressedStream, samplePdf } from '../../support/values/samplePdf.ts'

const shop = await openTestShop()
afterAll(shop.close)

const open = async () => {
  const { id } = await shop.customer('unverified')
  const token = await openApplication(shop.db, id, shop.time.now)
  const send = (name: string, content: Buffer | string) =>
    shop.visitor.applications.addDocument({
      body: { name, content: Buffer.from(content).toString('base64') },
      extraHeaders: { authorization: `Bearer ${token}` },
    })
  return { token, send }
}
const { token, send } = await open()

const onDisk = () => readdir(join(shop.deps.config.dataDir, 'documents')).catch((): string[] => [])

const image = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#dcb76c' } })
const jpeg = await image(40, 30).jpeg().toBuffer()
const png = await image(40, 30).png().toBuffer()
const pdf = samplePdf()

/** A JPEG with a comment, in which a polyglot hides another file. */
const jpegWith = (comment: string) => {
  const text = Buffer.from(comment)
  const length = Buffer.alloc(2)
  length.writeUInt16BE(text.length + 2)
  return Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.from([0xff, 0xfe]),
    length,
    text,
    jpeg.subarray(2),
  ])
}

/** A PNG whose header claims a size that its pixels do not have. */
const pngOf = async (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#000' } })
    .png({ compressionLevel: 9 })
    .toBuffer()

const hostile: readonly (readonly [string, Buffer | string, string])[] = [
  ['nothing', '', 'content'],
  ['an HTML page as PDF', '<html><script>alert(1)</script>', 'not a PDF, JPEG or PNG'],
  [
    'an SVG',
    '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    'not a PDF, JPEG or PNG',
  ],
  ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1'), 'not a PDF, JPEG or PNG'],
  ['a ZIP as PDF', Buffer.from('PK\x03\x04rest of a zip', 'latin1'), 'not a PDF, JPEG or PNG'],
  ['a program', Buffer.from('MZ\x90\x00\x03\x00\x00\x00', 'latin1'), 'not a PDF, JPEG or PNG'],
  ['a PDF after an HTML page', Buffer.concat([Buffer.from('<html>'), pdf]), 'not a PDF'],
  ['a PDF with a ZIP behind it', Buffer.concat([pdf, Buffer.from('PK\x03\x04')]), 'after its end'],
  ['a PDF that is cut off', pdf.subarray(0, pdf.length - 20), 'not complete'],
  [
    'a PDF that runs a script',
    samplePdf('4 0 obj\n<< /S /JavaScript /JS (app.alert(1)) >>\nendobj\n'),
    'scripts or attached files',
  ],
  [
    'a PDF whose script is spelt with escapes',
    samplePdf('4 0 obj\n<< /S /J#61vaScript >>\nendobj\n'),
    'scripts or attached files',
  ],
  [
    'a PDF with a script in a packed stream',
    samplePdf(compressedStream(4, '<< /S /JavaScript >>')),
    'scripts or attached files',
  ],
  [
    'a PDF with a script hidden as an object in a scan',
    samplePdf(
      '4 0 obj\n<< /Subtype /Image /Filter /DCTDecode /Length 30 >>\nstream\n5 0 obj << /JS (run) >> endobj\nendstream\nendobj\n',
    ),
    'scripts or attached files',
  ],
  ['a PDF with a password', samplePdf('4 0 obj\n<< /Encrypt 5 0 R >>\nendobj\n'), 'protected'],
  ['a PDF bomb', samplePdf(compressedStream(4, Buffer.alloc(120 * 1024 * 1024))), '100 MB'],
  [
    'a JPEG with a ZIP behind it',
    Buffer.concat([jpeg, Buffer.from('PK\x03\x04')]),
    'after its end',
  ],
  ['a JPEG with a script in it', jpegWith('<script>alert(1)</script>'), 'not an image'],
  ['a JPEG with a PDF in it', jpegWith('%PDF-1.4 and so on'), 'not an image'],
  ['a JPEG that is cut off', jpeg.subarray(0, jpeg.length - 40), 'not complete'],
  ['a PNG that is cut off', png.subarray(0, png.length - 30), 'not complete'],
  ['a PNG with a page behind it', Buffer.concat([png, Buffer.from('<html>')]), 'after its end'],
  ['a PNG of 100 million pixels', await pngOf(10_000, 10_000), '50 million pixels'],
]

test.each(hostile)(
  '%s is refused with a reason, and nothing stays on the disk',
  async (_what, content, reason) => {
    const before = await onDisk()
    const { status, body } = await send('licence.pdf', content)
    expect([status, (body as { message: string }).message]).toEqual([
      422,
      expect.stringContaining(reason),
    ])
    expect(await onDisk()).toEqual(before)
  },
)

test('a file of more than 10 MB is refused', async () => {
  const { status, body } = await send('large.pdf', Buffer.alloc(10_485_761 + 3))
  expect([status, (body as { field?: string }).field]).toEqual([422, 'content'])
  expect(await onDisk()).toEqual([])
})

test('an upload that is cut off half-way leaves nothing', async () => {
  const { port } = new URL(shop.origin)
  const socket = connect(Number(port), '127.0.0.1')
  await once(socket, 'connect')
  socket.write(
    `POST /api/application/documents HTTP/1.1\r\nHost: shop\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"name":"a.pdf","content":"JVBERi`,
  )
  socket.destroy()
  await once(socket, 'close')
  // Once the server answers the next call, it has noticed the end of the upload.
  expect((await send('licence.pdf', '<html>')).status).toBe(422)
  expect(await onDisk()).toEqual([])
})

test.each([
  ['a PDF', pdf, 'application/pdf'],
  ['a JPEG', jpeg, 'image/jpeg'],
  ['a PNG', png, 'image/png'],
  [
    'a PDF with a scan whose bytes look like a script',
    samplePdf(
      '4 0 obj\n<< /Type /XObject /Subtype /Image /Filter /DCTDecode /Length 13 >>\nstream\n\xff\xd8/JS (run)\nendstream\nendobj\n',
    ),
    'application/pdf',
  ],
  ['a PDF with a packed stream', samplePdf(compressedStream(4, 'q Q')), 'application/pdf'],
])('%s is kept under a name without folders', async (_what, content, type) => {
  const mine = await open()
  const { status, body } = await mine.send('../../etc/pass<wd>.pdf', content)
  expect([status, body]).toMatchObject([
    200,
    { documents: [{ name: 'passwd.pdf', type, size: content.length }] },
  ])
})

test('Scenario: five documents are accepted, the sixth is refused, and the file of a removed one is deleted', async () => {
  const mine = await open()
  const before = (await onDisk()).length
  for (let i = 0; i < 5; i++) expect((await mine.send(`${i}.pdf`, pdf)).status).toBe(200)
  const sixth = await mine.send('6.pdf', pdf)
  expect(sixth.status).toBe(409)
  expect((await onDisk()).length).toBe(before + 5)
  const { body } = await shop.visitor.applications.get({
    extraHeaders: { authorization: `Bearer ${mine.token}` },
  })
  const id = 'documents' in body ? (body.documents[0]?._id ?? '') : ''
  const removal = {
    params: { id },
    extraHeaders: { authorization: `Bearer ${token}` },
  }
  // Another applicant's token cannot remove it.
  expect((await shop.visitor.applications.removeDocument(removal)).status).toBe(404)
  const own = { ...removal, extraHeaders: { authorization: `Bearer ${mine.token}` } }
  expect((await shop.visitor.applications.removeDocument(own)).status).toBe(200)
  expect((await onDisk()).length).toBe(before + 4)
})
