import {
  decodePDFRawStream,
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  type PDFObject,
  type PDFPage,
  PDFRawStream,
  PDFRef,
} from 'pdf-lib'

/** A piece of text that is shown at once. */
interface Shown {
  readonly text: string
  readonly isRightToLeft: boolean
  readonly x: number
  readonly y: number
}

const name = PDFName.of
const arabic = /\p{Script=Arabic}/u
const streamText = (stream: PDFObject | undefined): string => {
  if (!(stream instanceof PDFRawStream)) throw new Error('there is no stream of bytes')
  return Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1')
}

const utf16 = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le')

/** The text of each glyph of a font, by its code as four hexadecimal digits. */
const readToUnicode = (cmap: string): ReadonlyMap<string, string> =>
  new Map(
    [...cmap.matchAll(/<([\da-f]{4})> <([\da-f]+)>$/gim)].map(([, code = '', text = '']) => [
      code.toLowerCase(),
      utf16(text),
    ]),
  )

const readFonts = (context: PDFContext, page: PDFPage) => {
  const fonts = page.node.Resources()?.lookup(name('Font'), PDFDict)
  return new Map(
    (fonts?.entries() ?? []).map(([key, font]) => {
      const cmap = context.lookup(font, PDFDict).lookup(name('ToUnicode'))
      return [key.toString(), readToUnicode(streamText(cmap))]
    }),
  )
}

/** Strings may contain balanced parentheses. */
const token =
  /\((?:\\.|[^\\()]|\((?:\\.|[^\\()]|\((?:\\.|[^\\()])*\))*\))*\)|<<[^>]*(?:<[\dA-F]*>)?[^>]*>>|<[\dA-Fa-f]*>|\[|\]|\/[^\s/[\](<]+|[^\s/[\]()<>]+/gs

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** The bytes of a string, as hexadecimal digits. */
const hexOf = (word: string): string =>
  word.startsWith('<')
    ? word.slice(1, -1).toLowerCase()
    : Buffer.from(
        word
          .slice(1, -1)
          .replace(/\\(?:([0-7]{1,3})|(.))/gs, (_, octal: string, char: string) =>
            octal ? String.fromCharCode(Number.parseInt(octal, 8)) : (escapes[char] ?? char),
          ),
        'latin1',
      ).toString('hex')

type Marked =
  | { readonly kind: 'content'; readonly id: number }
  | { readonly kind: 'actual'; readonly text: string }
  | { readonly kind: 'reversed' | 'artifact' | 'other' }

const readMark = (tag: string, properties: string): Marked => {
  const [, actual] = /\/ActualText\s*<FEFF([\dA-F]*)>/.exec(properties) ?? []
  const [, id] = /\/MCID (\d+)/.exec(properties) ?? []
  if (actual !== undefined) return { kind: 'actual', text: utf16(actual) }
  if (id !== undefined) return { kind: 'content', id: Number(id) }
  if (tag === '/Artifact') return { kind: 'artifact' }
  return { kind: tag === '/ReversedChars' ? 'reversed' : 'other' }
}

/** The shown texts of a page by the number of their marked content. Headers and footers are artifacts. */
const readPage = (context: PDFContext, page: PDFPage): ReadonlyMap<number, readonly Shown[]> => {
  const fonts = readFonts(context, page)
  const contents = page.node.Contents()
  const streams =
    contents instanceof PDFArray
      ? contents.asArray().map((each) => context.lookup(each))
      : [contents]
  const shown = new Map<number, Shown[]>()
  const saved: (readonly [number, number])[] = []
  const marks: Marked[] = []
  let [origin, line, operands]: [readonly [number, number], readonly [number, number], string[]] = [
    [0, 0],
    [0, 0],
    [],
  ]
  let font: ReadonlyMap<string, string> = new Map()
  const show = (strings: readonly string[]) => {
    const content = marks.find((mark) => mark.kind === 'content')
    if (!content || marks.some(({ kind }) => kind === 'artifact')) return
    const actual = marks.find((mark) => mark.kind === 'actual')
    const glyphs = strings
      .map(hexOf)
      .join('')
      .match(/.{4}/g)
      ?.map((code) => font.get(code) ?? '\uFFFD')
    // Glyphs are in the order of the paper, from left to right. Not all reversed runs are marked as such.
    const isRightToLeft =
      marks.some(({ kind }) => kind === 'reversed') ||
      arabic.test(actual?.text ?? glyphs?.join('') ?? '')
    const text = actual?.text ?? (isRightToLeft ? glyphs?.toReversed() : glyphs)?.join('') ?? ''
    const [x, y] = [origin[0] + line[0], origin[1] - line[1]]
    shown.set(content.id, [...(shown.get(content.id) ?? []), { text, isRightToLeft, x, y }])
  }
  const numbers = (count: number) => operands.slice(-count).map(Number)
  for (const [word] of streams.map(streamText).join('\n').matchAll(token)) {
    if (word === 'q') saved.push(origin)
    else if (word === 'Q') origin = saved.pop() ?? [0, 0]
    else if (word === 'cm') {
      const [, , , , x = 0, y = 0] = numbers(6)
      origin = [origin[0] + x, origin[1] + y]
    } else if (word === 'Tm') {
      const [, , , , x = 0, y = 0] = numbers(6)
      line = [x, y]
    } else if (word === 'Tf') font = fonts.get(operands.at(-2) ?? '') ?? new Map()
    else if (word === 'BMC') marks.push(readMark(operands.at(-1) ?? '', ''))
    else if (word === 'BDC') marks.push(readMark(operands.at(-2) ?? '', operands.at(-1) ?? ''))
    else if (word === 'EMC') marks.pop()
    else if (word === 'Tj' || word === 'TJ') show(operands.filter((each) => /^[(<]/.test(each)))
    else {
      operands.push(word)
      continue
    }
    operands = []
  }
  return shown
}

/** The marked contents of each leaf of the structure tree, in reading order. */
const readLeaves = (document: PDFDocument) => {
  const { context, catalog } = document
  const pages = new Map(document.getPages().map(({ ref }, i) => [ref.toString(), i]))
  const leaves: { readonly page: number; readonly id: number }[][] = []
  const walk = (
    item: PDFObject | undefined,
    page: number,
    leaf: { page: number; id: number }[],
  ) => {
    const found = item instanceof PDFRef ? context.lookup(item) : item
    if (found instanceof PDFArray) for (const each of found.asArray()) walk(each, page, leaf)
    if (found instanceof PDFNumber) leaf.push({ page, id: found.asNumber() })
    if (!(found instanceof PDFDict)) return
    const own = pages.get(found.get(name('Pg'))?.toString() ?? '') ?? page
    const id = found.lookupMaybe(name('MCID'), PDFNumber)
    if (id) return leaf.push({ page: own, id: id.asNumber() })
    const inner: { page: number; id: number }[] = []
    leaves.push(inner)
    return walk(found.get(name('K')), own, inner)
  }
  walk(catalog.get(name('StructTreeRoot')), 0, [])
  return leaves
}

const hasStrong = /\p{L}|\p{N}|%/u

/** A line of glyph runs, from left to right on the paper, in the order in which it is read. */
const inReadingOrder = (line: readonly Shown[]): string => {
  if (!line.some(({ isRightToLeft }) => isRightToLeft)) return line.map(({ text }) => text).join('')
  const runs: string[] = []
  let wasLeftToRight = false
  for (const { text, isRightToLeft } of line) {
    const isLeftToRight = !isRightToLeft && hasStrong.test(text)
    if (isLeftToRight && wasLeftToRight) runs.push((runs.pop() ?? '') + text)
    else runs.push(text)
    wasLeftToRight = isLeftToRight
  }
  return runs.toReversed().join('')
}

const readLeaf = (shown: readonly Shown[]): string => {
  const lines: Shown[][] = []
  for (const each of shown) {
    const last = lines.at(-1)
    if (last?.[0] && Math.abs(last[0].y - each.y) < 2) last.push(each)
    else lines.push([each])
  }
  return lines.map((line) => inReadingOrder(line.toSorted((a, b) => a.x - b.x))).join(' ')
}

/** Marks of direction are not text, and spaces separate words however many they are. */
export const plainText = (text: string): string =>
  text
    .replace(/[\u200E\u200F\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/**
 * The text of a tagged PDF in reading order, as a screen reader gets it: by its structure, the Unicode of its glyphs
 * (`ToUnicode`, `ActualText`) and the marks of reversed text. It does not guess from positions, as readers of untagged
 * files have to.
 */
export const pdfText = async (bytes: Uint8Array): Promise<string> => {
  const document = await PDFDocument.load(bytes, { updateMetadata: false })
  const pages = document.getPages().map((page) => readPage(document.context, page))
  const leaves = readLeaves(document).map((leaf) =>
    readLeaf(leaf.flatMap(({ page, id }) => pages[page]?.get(id) ?? [])),
  )
  return plainText(leaves.join(' '))
}
