import { privacyJobs } from './account/privacy/privacyJobs.ts'
import { addressJobs } from './customer/addressJobs.ts'
import type { Deps } from './deps.ts'
import { mailJobs } from './mail/mailJobs.ts'
import type { JobHandlers } from './store/jobs/worker.ts'

/** What the worker does with each kind of job. */
export const jobHandlers = (deps: Deps): JobHandlers => ({
  ...mailJobs(deps),
  ...privacyJobs(deps),
  ...addressJobs(deps),
})
