import { type SpawnSyncOptions, spawnSync } from 'node:child_process'
import { basename } from 'node:path'

/** Why a program did not succeed. */
const reasonOf = ({ status, signal, error }: ReturnType<typeof spawnSync>): string => {
  if (error) return `could not be run (${error.message})`
  return signal === null ? `failed with exit code ${status}` : `was ended by the signal ${signal}`
}

/**
 * Runs a program to its end, with the input and output of this process. If it fails, says which one and why: a program
 * that is ended by a signal says nothing.
 * @returns whether it succeeded
 */
export const runProgram = (
  program: string,
  args: readonly string[],
  options: SpawnSyncOptions = {},
): boolean => {
  const ended = spawnSync(program, args, { ...options, stdio: 'inherit' })
  if (ended.status === 0) return true
  console.error(`${[basename(program), ...args].join(' ')} ${reasonOf(ended)}.`)
  return false
}
