import type { Deps } from '../deps.ts'
import { Refusal } from '../http/problem.ts'
import { jobHandlers } from '../jobHandlers.ts'
import { createJobs } from '../store/jobs/jobs.repo.ts'
import { runDueJobs } from '../store/jobs/worker.ts'
import { fail } from './print.ts'

/** Opens the migrated shop; whoever opens it closes its engine. */
export type OpenShop = () => Promise<Deps>

/** What the team has to put right; said without a stack, and the command ends with 1. */
export class TeamError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'TeamError'
  }
}

/** Says what is wrong, and lets the command end with 1. Surprises are thrown on. */
export const sayWrong = (error: unknown): void => {
  if (!(error instanceof TeamError || error instanceof Refusal)) throw error
  fail(error.message)
}

/** Runs a command on the shop and closes it, whatever happens. */
export const withShop = async (
  open: OpenShop,
  work: (deps: Deps) => Promise<void>,
): Promise<void> => {
  const deps = await open()
  try {
    await work(deps)
  } catch (error) {
    sayWrong(error)
  } finally {
    await deps.engine.close()
  }
}

/**
 * Does the jobs that wait, after a command that caused some: mail goes out even when no server runs. What
 * cannot be done now stays a job.
 */
export const doJobs = (deps: Deps): Promise<void> =>
  runDueJobs(createJobs(deps.engine, deps.now), jobHandlers(deps))
