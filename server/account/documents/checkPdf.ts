import { inflateSync } from 'node:zlib'
import type { FileFault } from '../../../src/contracts/messages/refusals.ts'

/** Maximum size of all unpacked streams of a PDF, bytes. */
const maxUnpacked = 100 * 1024 * 1024

/** Names of the format that run something or embed another file. */
const active = /\/(JavaScript|JS|Launch|EmbeddedFile|RichMedia|XFA)(?![A-Za-z])/

const incomplete = 'file.pdfCut'

/**
 * Checks a PDF. Returns what is wrong with it, or undefined. The file must begin and end as the format says, so that
 * it is not also a file of another format, must not run anything, and must unpack to a reasonable size.
 */
export const checkPdf = (content: Buffer): FileFault | undefined => {
  // Latin-1 maps each byte to one character.
  const text = content.toString('latin1')
  if (!text.startsWith('%PDF-')) return 'file.pdfStart'
  const end = text.lastIndexOf('%%EOF')
  if (end < 0 || !/startxref\s+\d+\s*$/.test(text.slice(Math.max(0, end - 64), end)))
    return incomplete
  if (text.slice(end + '%%EOF'.length).trim() !== '') return 'file.pdfTrailing'
  const { read, fault } = unpack(content, text)
  if (fault) return fault
  const parts = read.map(withoutEscapes)
  if (parts.some((part) => /\/Encrypt(?![A-Za-z])/.test(part))) return 'file.pdfProtected'
  if (parts.some((part) => active.test(part))) return 'file.pdfActive'
  return undefined
}

/** Names may contain letters escaped as `#` and two hex digits. */
const withoutEscapes = (text: string) =>
  text.replace(/#([0-9a-f]{2})/gi, (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  )

/**
 * Everything that a viewer may read as objects: the text outside of streams, and the unpacked streams that may contain
 * objects. Pictures are not included.
 */
const unpack = (content: Buffer, text: string): { read: string[]; fault?: FileFault } => {
  const read: string[] = []
  const beginning = /stream\r?\n/g
  let left = maxUnpacked
  let outside = 0
  for (let found = beginning.exec(text); found; found = beginning.exec(text)) {
    const start = beginning.lastIndex
    const end = text.indexOf('endstream', start)
    if (end < 0) return { read, fault: incomplete }
    read.push(text.slice(outside, start))
    outside = end
    beginning.lastIndex = end + 'endstream'.length
    const dictionary = text.slice(Math.max(0, text.lastIndexOf('obj', start)), start)
    const raw = text.slice(start, end)
    // The cross-reference table may point into any stream.
    if (!named('Filter|F').test(dictionary) || /\d\s+\d+\s+obj/.test(raw)) read.push(raw)
    if (!named('FlateDecode|Fl').test(dictionary)) continue
    try {
      const stream = inflateSync(content.subarray(start, end), {
        maxOutputLength: Math.max(1, left),
        // There may be a line break after the stream.
        finishFlush: 2,
      })
      left -= stream.length
      if (left <= 0) return { read, fault: tooLarge }
      if (!/\/Subtype\s*\/Image(?![A-Za-z])/.test(dictionary)) read.push(stream.toString('latin1'))
    } catch (error) {
      const isBomb = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
      return { read, fault: isBomb ? tooLarge : 'file.pdfDamaged' }
    }
  }
  read.push(text.slice(outside))
  return { read }
}

/** Matches a name of the format, or one of several. */
const named = (names: string) => new RegExp(`/(${names})(?![A-Za-z])`)

const tooLarge = 'file.pdfUnpacked'
