import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { uuidv7 } from 'uuidv7'
import { documentsAtMost, type NewDocument } from '../../../src/contracts/threads.ts'
import { said } from '../../../src/domain/shell/said.ts'
import { privateFile, privateFolder } from '../../config/privateFiles.ts'
import { refuse } from '../../http/problem.ts'
import type { Deps } from '../../opening/deps.ts'
import type { Trx } from '../../store/schema.ts'
import { checkDocument, DocumentRefusal } from './checkDocument.ts'
import { documentFile, documentsDir } from './documentFile.ts'

/** A safe file name without folders and control characters. */
const plainName = (name: string): string =>
  (name.split(/[/\\]/).at(-1) ?? '')
    .replace(/[\p{C}"<>|:*?]/gu, '')
    .trim()
    .slice(-120) || 'document'

/** The target of a document. */
export interface Attachable {
  readonly requestId: string
  /** Notifies the customer's open pages. */
  readonly notify: () => Promise<void>
}

/**
 * Documents of applications and requests. The files are in a folder that is not served, named by id. A crash during an
 * upload may leave a file without a row, or a row without a file.
 */
export const createDocuments = ({ engine: { db, lock }, config, now }: Deps) => {
  const pathOf = (id: string) => documentFile(config, id)

  return {
    /**
     * Attaches a document to the target from `find`, in one transaction that holds the customer's lock.
     * @throws Refusal 422 with the reason, 409 if there are five already; and errors of `find`
     */
    add: async (
      customerId: string,
      { name, content }: NewDocument,
      find: (trx: Trx) => Promise<Attachable>,
    ): Promise<void> => {
      const bytes = Buffer.from(content, 'base64')
      const type = await checkDocument(bytes).catch((error: unknown) => {
        if (!(error instanceof DocumentRefusal)) throw error
        return refuse(422, 'document_refused', said(error.fault), { field: 'content' })
      })
      const id = uuidv7()
      await mkdir(documentsDir(config), { recursive: true, mode: privateFolder })
      await writeFile(pathOf(id), bytes, { flag: 'wx', mode: privateFile })
      try {
        await db.transaction().execute(async (trx) => {
          await lock.customer(trx, customerId)
          const { requestId, notify } = await find(trx)
          const { count } = await trx
            .selectFrom('document')
            .select(({ fn }) => fn.countAll<number>().as('count'))
            .where('request_id', '=', requestId)
            .executeTakeFirstOrThrow()
          if (count >= documentsAtMost) refuse(409, 'conflict', said('refusal.documentsFull'))
          await trx
            .insertInto('document')
            .values({
              ...{ id, customer_id: customerId, request_id: requestId, type },
              ...{ name: plainName(name), size: bytes.length, created_at: now() },
            })
            .execute()
          await notify()
        })
      } catch (error) {
        await rm(pathOf(id), { force: true })
        throw error
      }
    },

    /**
     * Removes a document from the target from `find`.
     * @throws Refusal 404 when there is no such document; and errors of `find`
     */
    remove: async (
      customerId: string,
      id: string,
      find: (trx: Trx) => Promise<Attachable>,
    ): Promise<void> => {
      await db.transaction().execute(async (trx) => {
        await lock.customer(trx, customerId)
        const { requestId, notify } = await find(trx)
        const gone = await trx
          .deleteFrom('document')
          .where('id', '=', id)
          .where('request_id', '=', requestId)
          .returning('id')
          .executeTakeFirst()
        if (!gone) return refuse(404, 'not_found', said('refusal.noDocument'))
        await notify()
      })
      await rm(pathOf(id), { force: true })
    },

    /** Reads a document, for the shop team. */
    read: (id: string): Promise<Buffer> => readFile(pathOf(id)),
  }
}
