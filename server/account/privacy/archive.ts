import { createReadStream } from 'node:fs'
import { access } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { toLine } from '../../csvLine.ts'
import type { Deps } from '../../deps.ts'
import { documentFile } from '../documents/documentFile.ts'
import type { Cell, Part, Subject } from './part.ts'
import { parts } from './parts.ts'
import { ownDocuments, pathInArchive } from './requestParts.ts'

/**
 * Everything that the shop keeps of a customer as a ZIP: `everything.json`, a CSV for each part and the
 * documents. It is written while it is read: rows come in pages, and only as fast as the reader takes them.
 * A reader that goes away ends it.
 */
export const createArchive = async (
  { engine: { db }, config, now }: Pick<Deps, 'engine' | 'config' | 'now'>,
  customerId: string,
): Promise<Readable> => {
  const subject = { db, ...(await readSubject(db, customerId)) }
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  let source: Readable | undefined
  const fail = (error: Error) => output.destroy(error)
  zip.on('error', fail)
  output.once('close', () => source?.destroy())
  const add = (path: string, read: () => Readable) =>
    zip.addReadStreamLazy(path, { mtime: new Date(now()) }, (give) => {
      source = read().once('error', fail)
      give(null, source)
    })

  add('everything.json', () => Readable.from(everything(subject, now())))
  for (const [name, part] of Object.entries(parts))
    add(`${name}.csv`, () => Readable.from(csvOf(part, subject)))
  for await (const document of ownDocuments(subject)) {
    const file = documentFile(config, document.id)
    if (await isThere(file)) add(pathInArchive(document), () => createReadStream(file))
  }
  zip.end()
  return output
}

const readSubject = async (db: Subject['db'], id: string) => {
  const { email, language } = await db
    .selectFrom('customer')
    .select(['email', 'language'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { customerId: id, email, language }
}

/** A crash may leave a document without its file. */
const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )

async function* everything(subject: Subject, now: number): AsyncGenerator<string> {
  yield `{"exportedAt": ${JSON.stringify(new Date(now).toISOString())}`
  for (const [name, { columns, rows }] of Object.entries(parts)) {
    yield `,\n${JSON.stringify(name)}: [`
    let before = '\n'
    for await (const cells of rows(subject)) {
      yield before + JSON.stringify(Object.fromEntries(columns.map((key, i) => [key, cells[i]])))
      before = ',\n'
    }
    yield ']'
  }
  yield '}\n'
}

/** Tells spreadsheets that the text is UTF-8. */
const byteOrderMark = '\uFEFF'

async function* csvOf({ columns, rows }: Part, subject: Subject): AsyncGenerator<string> {
  yield byteOrderMark + toLine(columns)
  for await (const cells of rows(subject)) yield toLine(cells.map(textOf))
}

const textOf = (cell: Cell): string => {
  if (cell === null) return ''
  return typeof cell === 'object' ? JSON.stringify(cell) : String(cell)
}
