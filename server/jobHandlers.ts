import { addressJobs } from './account/addressJobs.ts'
import { privacyJobs } from './account/privacy/privacyJobs.ts'
import { mediaDir } from './folders.ts'
import { mailJobs } from './mail/mailJobs.ts'
import { sizeJobs } from './media/sizeJobs.ts'
import type { Deps } from './opening/deps.ts'
import { paperJobs } from './orders/papers/paperJobs.ts'
import type { JobHandlers } from './store/jobs/worker.ts'

/** The handlers of jobs that take moments, such as mails. */
export const shortJobHandlers = (deps: Deps): JobHandlers => ({
  ...mailJobs(deps),
  ...privacyJobs(deps),
  ...addressJobs(deps),
  ...paperJobs(deps),
})

/** The handlers of all kinds of jobs. The sizes of a shop's pictures may take minutes. */
export const jobHandlers = (deps: Deps): JobHandlers => ({
  ...shortJobHandlers(deps),
  ...sizeJobs(deps, mediaDir(deps.config)),
})
