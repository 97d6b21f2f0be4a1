import { deflateSync } from 'node:zlib'

/**
 * A complete PDF with one empty page.
 * @param more additional objects in the PDF syntax
 */
export const samplePdf = (...more: readonly (string | Buffer)[]): Buffer => {
  const objects = [
    '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n',
    '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n',
    '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>\nendobj\n',
    ...more,
  ].map((object) => Buffer.from(object))
  const head = Buffer.from('%PDF-1.4\n')
  let at = head.length
  const entries = objects.map((object) => {
    const entry = `${String(at).padStart(10, '0')} 00000 n \n`
    at += object.length
    return entry
  })
  const size = objects.length + 1
  const tail = `xref\n0 ${size}\n0000000000 65535 f \n${entries.join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${at}\n%%EOF\n`
  return Buffer.concat([head, ...objects, Buffer.from(tail)])
}

/** An object with a compressed stream. */
export const compressedStream = (number: number, content: Buffer | string): Buffer => {
  const packed = deflateSync(content)
  return Buffer.concat([
    Buffer.from(`${number} 0 obj\n<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`),
    packed,
    Buffer.from('\nendstream\nendobj\n'),
  ])
}
