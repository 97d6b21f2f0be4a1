import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { uuidv7 } from 'uuidv7'
import { documentsAtMost, type NewDocument } from '../../../src/contracts/applications.ts'
import type { Deps } from '../../deps.ts'
import { refuse } from '../../http/problem.ts'
import { recordEvent } from '../../realtime/events.ts'
import { applicationOf } from '../applications.repo.ts'
import { checkDocument, DocumentRefusal } from './checkDocument.ts'
import { documentFile, documentsDir } from './documentFile.ts'

/** A name that is safe in a listing and as a file: no folders, no control characters. */
const plainName = (name: string): string =>
  (name.split(/[/\\]/).at(-1) ?? '')
    .replace(/[\p{C}"<>|:*?]/gu, '')
    .trim()
    .slice(-120) || 'document'

/**
 * The documents of an applicant. Their bytes are in a folder that no web address leads to, each under its id;
 * a row without its file, or a file without its row, can only be what a crash left of a refused upload.
 */
export const createDocuments = ({ engine: { db, lock }, config, now }: Deps) => {
  const pathOf = (id: string) => documentFile(config, id)

  return {
    /**
     * Attaches a document to the application.
     * @throws Refusal 422 with the reason, 409 when there are five already
     */
    add: async (customerId: string, { name, content }: NewDocument): Promise<void> => {
      const bytes = Buffer.from(content, 'base64')
      const type = await checkDocument(bytes).catch((error: unknown) => {
        if (!(error instanceof DocumentRefusal)) throw error
        return refuse(422, 'document_refused', error.message, { field: 'content' })
      })
      const id = uuidv7()
      await mkdir(documentsDir(config), { recursive: true })
      await writeFile(pathOf(id), bytes, { flag: 'wx', mode: 0o600 })
      try {
        await db.transaction().execute(async (trx) => {
          await lock.customer(trx, customerId)
          const { count } = await trx
            .selectFrom('document')
            .select(({ fn }) => fn.countAll<number>().as('count'))
            .where('customer_id', '=', customerId)
            .executeTakeFirstOrThrow()
          if (count >= documentsAtMost)
            refuse(409, 'conflict', 'You can attach 5 documents at the most; remove one first.')
          const { id: request_id } = await applicationOf(trx, customerId, now())
          await trx
            .insertInto('document')
            .values({
              ...{ id, customer_id: customerId, request_id, type },
              ...{ name: plainName(name), size: bytes.length, created_at: now() },
            })
            .execute()
          await recordEvent(trx, 'application.changed', { customerId })
        })
      } catch (error) {
        await rm(pathOf(id), { force: true })
        throw error
      }
    },

    /** Takes a document of the customer off. @throws Refusal 404 when there is no such document */
    remove: async (customerId: string, id: string): Promise<void> => {
      const gone = await db
        .deleteFrom('document')
        .where('id', '=', id)
        .where('customer_id', '=', customerId)
        .returning('id')
        .executeTakeFirst()
      if (!gone) return refuse(404, 'not_found', 'There is no such document.')
      await rm(pathOf(id), { force: true })
    },

    /** The bytes of a document, for the shop team. */
    read: (id: string): Promise<Buffer> => readFile(pathOf(id)),
  }
}
