import { setTimeout } from 'node:timers/promises'
import type { Job, Jobs } from './jobs.repo.ts'

/** Runs one job. Must be idempotent: it may run again after a crash. */
export type JobHandler = (payload: unknown, job: Job) => Promise<void>
export type JobHandlers = Readonly<Record<string, JobHandler>>

/** How long a stopping worker waits for the running job, ms. Shorter than the timeout of service managers. */
const stopMs = 3_000

/** How often an idle worker looks for a job, ms. */
const pollMs = 500

/**
 * Takes one job that is due and runs it. A failed job keeps its error and is retried later.
 * @returns whether there was a job
 */
const workOnce = async (
  jobs: Jobs,
  handlers: JobHandlers,
  onFailure: (job: Job, error: unknown) => void,
): Promise<boolean> => {
  const job = await jobs.take()
  if (!job) return false
  try {
    const handler = handlers[job.kind]
    if (!handler) throw new Error(`there is no handler for the job kind ${job.kind}`)
    await handler(JSON.parse(job.payload_json), job)
  } catch (error) {
    onFailure(job, error)
    await jobs.fail(job, error)
    return true
  }
  await jobs.finish(job)
  return true
}

/** Runs all jobs that are due now, one after the other. */
export const runDueJobs = async (
  jobs: Jobs,
  handlers: JobHandlers,
  onFailure: (job: Job, error: unknown) => void = () => undefined,
): Promise<void> => {
  while (await workOnce(jobs, handlers, onFailure));
}

/**
 * Runs jobs as they become due, one at a time, so that a crash repeats one at the most.
 * @param onFailure is called for failed attempts
 * @param onError is called for faults of the worker itself, such as a lost database
 * @returns a function that takes no more jobs and waits a little for the running one. A job that takes longer, such as
 * a mail to a server that does not respond, is abandoned and runs again when its lease has ended
 */
export const startWorker = (
  jobs: Jobs,
  handlers: JobHandlers,
  onFailure: (job: Job, error: unknown) => void,
  onError: (error: unknown) => void,
): (() => Promise<void>) => {
  const stop = new AbortController()
  const { signal } = stop
  // An aborted wait rejects; the loop then ends.
  const wait = () => setTimeout(pollMs, undefined, { signal }).catch(() => undefined)
  const work = async () => {
    while (!signal.aborted) {
      const hadJob = await workOnce(jobs, handlers, onFailure).catch((error: unknown) => {
        onError(error)
        return false
      })
      if (!hadJob && !signal.aborted) await wait()
    }
  }
  const working = work()
  return async () => {
    stop.abort()
    await Promise.race([working, setTimeout(stopMs, undefined, { ref: false })])
  }
}
