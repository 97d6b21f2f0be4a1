import { inflateSync } from 'node:zlib'

/** What the streams of a PDF may unpack to together, bytes. */
const unpackedAtMost = 100 * 1024 * 1024

/** Words of the format that run something, or carry another file. */
const active = /\/(JavaScript|JS|Launch|EmbeddedFile|RichMedia|XFA)(?![A-Za-z])/

const incomplete = 'The PDF is not complete.'

/**
 * What is wrong with a PDF; undefined when nothing is. It begins and ends as the format says, so that it is
 * no other file as well, runs nothing, and unpacks to a size that a viewer can hold.
 */
export const checkPdf = (content: Buffer): string | undefined => {
  // Latin-1 keeps one character for each byte.
  const text = content.toString('latin1')
  if (!text.startsWith('%PDF-')) return 'The file is no PDF from its first byte on.'
  const end = text.lastIndexOf('%%EOF')
  if (end < 0 || !/startxref\s+\d+\s*$/.test(text.slice(Math.max(0, end - 64), end)))
    return incomplete
  if (text.slice(end + '%%EOF'.length).trim() !== '') return 'The PDF has something after its end.'
  if (/\/Encrypt(?![A-Za-z])/.test(text))
    return 'The PDF is protected; please send one that is not.'
  const { unpacked, fault } = unpack(content, text)
  if (fault) return fault
  if ([text, ...unpacked].some((part) => active.test(withoutEscapes(part))))
    return 'The PDF has scripts or attached files; please send one without.'
  return undefined
}

/** Names of the format may write a letter as `#` and two digits. */
const withoutEscapes = (text: string) =>
  text.replace(/#([0-9a-f]{2})/gi, (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  )

/** The compressed streams, unpacked; objects may stand in them. */
const unpack = (content: Buffer, text: string): { unpacked: string[]; fault?: string } => {
  const unpacked: string[] = []
  let left = unpackedAtMost
  for (const { 0: found, index } of text.matchAll(/stream\r?\n/g)) {
    if (text.slice(index - 3, index) === 'end') continue
    const dictionary = text.slice(Math.max(0, text.lastIndexOf('obj', index)), index)
    const start = index + found.length
    const end = text.indexOf('endstream', start)
    if (end < 0) return { unpacked, fault: incomplete }
    if (!/\/(FlateDecode|Fl)(?![A-Za-z])/.test(dictionary)) continue
    try {
      const stream = inflateSync(content.subarray(start, end), {
        maxOutputLength: Math.max(1, left),
        // A line break may stand between the stream and its end.
        finishFlush: 2,
      })
      left -= stream.length
      if (left <= 0) return { unpacked, fault: tooLarge }
      unpacked.push(stream.toString('latin1'))
    } catch (error) {
      const isBomb = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
      return { unpacked, fault: isBomb ? tooLarge : 'The PDF is damaged.' }
    }
  }
  return { unpacked }
}

const tooLarge = 'The PDF unpacks to more than 100 MB.'
