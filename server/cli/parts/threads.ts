import { writeFile } from 'node:fs/promises'
import type { Command } from 'commander'
import type { Document, ThreadMessage } from '../../../src/contracts/threads.ts'
import { createDocuments } from '../../account/documents/documents.ts'
import { type OpenShop, TeamError, withShop } from './withShop.ts'

/** Table rows of documents and messages. */
export const threadRows = ({
  documents,
  thread,
}: {
  readonly documents: readonly Document[]
  readonly thread: readonly ThreadMessage[]
}): string[][] => [
  ...documents.map(({ _id, name, type, size }) => [
    `Document ${_id}`,
    `${name} (${type}, ${size} bytes)`,
  ]),
  ...thread.map(({ author, text, createdAt }) => [`${author} ${createdAt.slice(0, 10)}`, text]),
]

/** `document`: reads a document of an applicant or a request. @param see command that lists documents */
export const registerDocument = (parent: Command, open: OpenShop, see: string): void => {
  parent
    .command('document')
    .description('write a document to a file')
    .argument('<id>', `the document, as "${see}" names it`)
    .argument('<file>', 'where to write it')
    .action((id: string, file: string) =>
      withShop(open, async (deps) => {
        const known = await deps.engine.db
          .selectFrom('document')
          .select('id')
          .where('id', '=', id)
          .executeTakeFirst()
        if (!known)
          throw new TeamError(`There is no document ${id}; see them with: npm run team -- ${see}`)
        await writeFile(file, await createDocuments(deps).read(id), { flag: 'wx' }).catch(
          (error: unknown) => {
            throw new TeamError(`${file} cannot be written: ${String(error)}`)
          },
        )
        console.log(`${file} is written.`)
      }),
    )
}
