import { Refusal } from '../../http/problem.ts'
import { shortJobHandlers } from '../../jobHandlers.ts'
import type { Deps } from '../../opening/deps.ts'
import { createJobs } from '../../store/jobs/jobs.repo.ts'
import { runDueJobs } from '../../store/jobs/worker.ts'
import { fail } from './print.ts'

/** Opens the migrated shop. The caller must close its engine. */
export type OpenShop = () => Promise<Deps>

/** An error that the team must correct. Printed without a stack; the exit code is 1. */
export class TeamError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'TeamError'
  }
}

/** Prints an expected error and sets the exit code to 1. Other errors are rethrown. */
export const sayWrong = (error: unknown): void => {
  if (!(error instanceof TeamError || error instanceof Refusal)) throw error
  fail(error.message)
}

/** Runs a command on the shop and always closes it. */
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
 * Runs waiting jobs after a command, so that mail is sent even if no server runs. Failed jobs are retried later. Sizes
 * of pictures are left to the server: a command would take minutes.
 */
export const doJobs = (deps: Deps): Promise<void> => {
  const handlers = shortJobHandlers(deps)
  return runDueJobs(createJobs(deps.engine, deps.now, Object.keys(handlers)), handlers)
}
