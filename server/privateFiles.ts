import { chmodSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'

/** Modes of what only the shop's own user may read. */
export const privateFile = 0o600
export const privateFolder = 0o700

/** Everything in the data folder that tells of customers, also what a restore has put aside. */
const isPrivate = (name: string) => /^(shop\.sqlite|documents|outbox|before-)/.test(name)

/**
 * Takes the files of customers away from other users of the machine: earlier versions wrote them for everybody to
 * read. What belongs to another user, or cannot be changed, stays as it is.
 */
export const correctModes = ({ dataDir }: Pick<Config, 'dataDir'>): void => {
  for (const name of readdirSync(dataDir)) if (isPrivate(name)) correct(join(dataDir, name))
}

const correct = (path: string): void => {
  const found = lstatSync(path, { throwIfNoEntry: false })
  if (found?.isDirectory()) {
    setMode(path, found.mode, privateFolder)
    for (const name of readdirSync(path)) correct(join(path, name))
  } else if (found?.isFile()) setMode(path, found.mode, privateFile)
}

const setMode = (path: string, before: number, mode: number): void => {
  if ((before & 0o777) === mode) return
  try {
    chmodSync(path, mode)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    // Gone since it was listed, somebody else's, or on a disk that is read only.
    if (code !== 'ENOENT' && code !== 'EPERM' && code !== 'EROFS') throw error
  }
}
