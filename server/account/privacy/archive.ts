import { createReadStream } from 'node:fs'
import { access } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { toLine } from '../../../src/domain/shell/csvLine.ts'
import type { Deps } from '../../opening/deps.ts'
import { documentFile } from '../documents/documentFile.ts'
import { ownPapers, paperPath } from './papersPart.ts'
import type { Cell, Part, Subject } from './part.ts'
import { parts } from './parts.ts'
import { ownDocuments, pathInArchive } from './requestParts.ts'

/**
 * All data of a customer as a ZIP: `everything.json`, a CSV file per part, the documents, and the papers of orders. It
 * is streamed: rows are read in pages, as fast as the client downloads. It stops if the client disconnects.
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
  for await (const { id } of ownPapers(subject))
    if (await isRendered(db, id)) add(paperPath(id), () => Readable.from(paperBytes(db, id)))
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

const isRendered = async (db: Subject['db'], id: string): Promise<boolean> => {
  const file = db.selectFrom('paper_file').select('paper_id').where('paper_id', '=', id)
  return (await file.executeTakeFirst()) !== undefined
}

async function* paperBytes(db: Subject['db'], id: string): AsyncGenerator<Buffer> {
  const file = db.selectFrom('paper_file').select('content').where('paper_id', '=', id)
  const { content } = await file.executeTakeFirstOrThrow()
  yield Buffer.from(content, 'base64')
}

/** A crash may leave a row without its file. */
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

/** Makes spreadsheets read the text as UTF-8. */
const byteOrderMark = '\uFEFF'

async function* csvOf({ columns, rows }: Part, subject: Subject): AsyncGenerator<string> {
  yield byteOrderMark + toLine(columns)
  for await (const cells of rows(subject)) yield toLine(cells.map(textOf))
}

const textOf = (cell: Cell): string => {
  if (cell === null) return ''
  return typeof cell === 'object' ? JSON.stringify(cell) : String(cell)
}
