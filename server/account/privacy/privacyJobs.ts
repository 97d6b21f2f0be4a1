import { rm } from 'node:fs/promises'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import type { JobHandlers } from '../../store/jobs/worker.ts'
import { documentFile } from '../documents/documentFile.ts'

/** The kind of the job that removes the files of deleted documents. */
export const removeDocumentsJob = 'removeDocuments'

const Removal = z.object({ ids: z.array(z.string()) })

/** Files go after the commit that deletes their rows: a crash in between leaves the job, and loses neither. */
export const privacyJobs = ({ config }: Pick<Deps, 'config'>): JobHandlers => ({
  [removeDocumentsJob]: async (payload) => {
    for (const id of Removal.parse(payload).ids) await rm(documentFile(config, id), { force: true })
  },
})
