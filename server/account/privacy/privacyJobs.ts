import { rm } from 'node:fs/promises'
import { z } from 'zod'
import type { Deps } from '../../opening/deps.ts'
import type { JobHandlers } from '../../store/jobs/worker.ts'
import { documentFile } from '../documents/documentFile.ts'

/** The kind of the job that removes the files of deleted documents. */
export const removeDocumentsJob = 'removeDocuments'

const Removal = z.object({ ids: z.array(z.string()) })

/** Removes files after the commit that deletes their rows. After a crash in between, the job runs again. */
export const privacyJobs = ({ config }: Pick<Deps, 'config'>): JobHandlers => ({
  [removeDocumentsJob]: async (payload) => {
    for (const id of Removal.parse(payload).ids) await rm(documentFile(config, id), { force: true })
  },
})
