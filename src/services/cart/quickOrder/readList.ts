import { askedLines } from '../../../domain/cart/quickOrder/askedLines.ts'
import type { ReadOutcome } from '../../../machines/cart/quickOrder/quickOrderSetup.ts'
import type { ListSource } from '../../../machines/cart/quickOrder/quickOrderState.ts'
import type { LoadCode } from '../../parts/pageServices.ts'

/** Larger files are refused: 5,000 lines take a tenth of it. Bytes. */
const largestFile = 5_000_000

/** The text of a file as spreadsheet programs write it: UTF-8, UTF-16 with a mark, or else Western European. */
const decoded = (bytes: Uint8Array): string => {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** A workbook is a zip archive, whatever its name. */
const isWorkbook = ([first, second]: Uint8Array): boolean => first === 0x50 && second === 0x4b

/** Names of files that hold no text, even if they begin like one. */
const otherFiles = /\.(?:xls[xmb]?|ods|numbers|pdf|docx?)$/i

/** Whether the beginning has a byte that no text has. */
const isBinary = (bytes: Uint8Array): boolean =>
  bytes.subarray(0, 4_096).some((byte) => byte < 9 || (byte > 13 && byte < 32))

const hasUtf16Mark = ([first, second]: Uint8Array): boolean =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)

const readText = async (text: string, loadCode: LoadCode): Promise<ReadOutcome> => {
  const { default: papa } = await loadCode(() => import('papaparse'))
  const { data } = papa.parse<string[]>(text.trim(), { delimitersToGuess: ['\t', ';', ',', '|'] })
  return { kind: 'read', lines: askedLines(data) }
}

const readWorkbook = async (bytes: Uint8Array, loadCode: LoadCode): Promise<ReadOutcome> => {
  const { readSheet, unpacked } = await loadCode(() => import('./workbook.ts'))
  const rows = await readSheet(unpacked(bytes))
  return {
    kind: 'read',
    lines: askedLines(rows.map((row) => row.map((cell) => (cell === null ? '' : String(cell))))),
  }
}

/**
 * The lines of a list (rule K17): of pasted or typed text, or of a file with values separated by tabs, semicolons or
 * commas, or of the first sheet of an XLSX workbook.
 * @throws if the file is something else
 */
export const readList = async (source: ListSource, loadCode: LoadCode): Promise<ReadOutcome> => {
  if (source.kind === 'text') return readText(source.text, loadCode)
  const { file } = source
  if (file.size > largestFile)
    return {
      kind: 'unreadable',
      problem: { key: 'quickOrder.tooLarge', values: { name: file.name } },
    }
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (isWorkbook(bytes)) return readWorkbook(bytes, loadCode)
  if (otherFiles.test(file.name) || (isBinary(bytes) && !hasUtf16Mark(bytes)))
    throw new Error('the file is neither a workbook nor a text')
  return readText(decoded(bytes), loadCode)
}
