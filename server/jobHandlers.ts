import { addressJobs } from './account/addressJobs.ts'
import { privacyJobs } from './account/privacy/privacyJobs.ts'
import { mediaDir } from './folders.ts'
import { mailJobs } from './mail/mailJobs.ts'
import { sizeJobs } from './media/sizeJobs.ts'
import type { Deps } from './opening/deps.ts'
import type { JobHandlers } from './store/jobs/worker.ts'

/** The handlers of all kinds of jobs. */
export const jobHandlers = (deps: Deps): JobHandlers => ({
  ...mailJobs(deps),
  ...privacyJobs(deps),
  ...addressJobs(deps),
  ...sizeJobs(deps, mediaDir(deps.config)),
})
