import sharp from 'sharp'
import type { FileFault } from '../../../src/contracts/messages/refusals.ts'

/** Maximum number of pixels. A page scanned at 600 dpi has 35 million. */
const maxPixels = 50_000_000

/** Signatures of other formats, which the metadata of a photo does not contain. */
const foreign = /<script|<html|<\?php|<svg|%PDF-|javascript:/i
/** Signature of a ZIP file. */
const zip = 'PK\x03\x04'

/**
 * Checks an image. Returns what is wrong with it, or undefined. The file must end where the format says, so that it
 * is not also a file of another format, and it must decode completely.
 */
export const checkImage = async (
  content: Buffer,
  type: 'image/jpeg' | 'image/png',
): Promise<FileFault | undefined> => {
  const metadata = type === 'image/png' ? readPng(content) : readJpeg(content)
  if (typeof metadata === 'string') return metadata
  const texts = metadata.map((part) => part.toString('latin1'))
  if (texts.some((text) => foreign.test(text) || text.includes(zip))) return 'file.imageForeign'
  try {
    const image = sharp(content, { failOn: 'warning', limitInputPixels: maxPixels })
    await image.stats()
    return undefined
  } catch (error) {
    return /pixel limit/i.test(String(error)) ? 'file.imagePixels' : 'file.imageBroken'
  }
}

const trailing = 'file.imageTrailing'
const cut = 'file.imageCut'

const pngHead = 8

/** The chunks of a PNG other than pixels, or what is wrong with it. */
const readPng = (content: Buffer): readonly Buffer[] | FileFault => {
  const metadata: Buffer[] = []
  let at = pngHead
  while (at + 12 <= content.length) {
    const length = content.readUInt32BE(at)
    const kind = content.toString('latin1', at + 4, at + 8)
    const next = at + 12 + length
    if (next > content.length) return cut
    if (kind === 'IEND') return next === content.length ? metadata : trailing
    if (kind !== 'IDAT') metadata.push(content.subarray(at + 8, at + 8 + length))
    at = next
  }
  return cut
}

const isStandalone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)

/** The segments of a JPEG other than pixels, or what is wrong with it. */
const readJpeg = (content: Buffer): readonly Buffer[] | FileFault => {
  const metadata: Buffer[] = []
  let at = 2
  while (at + 2 <= content.length) {
    if (content[at] !== 0xff) return 'file.imageDamaged'
    const marker = content[at + 1] ?? 0
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === 0xd9) return at + 2 === content.length ? metadata : trailing
    if (isStandalone(marker)) {
      at += 2
      continue
    }
    if (at + 4 > content.length) return cut
    const next = at + 2 + content.readUInt16BE(at + 2)
    if (next > content.length) return cut
    if (marker !== 0xda) metadata.push(content.subarray(at + 4, next))
    at = marker === 0xda ? afterScan(content, next) : next
  }
  return cut
}

/** The end of the entropy-coded pixels: the next marker that is neither a restart marker nor a stuffed byte. */
const afterScan = (content: Buffer, start: number): number => {
  let at = start
  while (at + 1 < content.length) {
    const next = content[at + 1] ?? 0
    if (content[at] === 0xff && next !== 0x00 && next !== 0xff && !isStandalone(next)) return at
    at += 1
  }
  return content.length
}
