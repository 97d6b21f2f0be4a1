import { chmodSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'

/** Modes of files and folders that only the shop's user may read. */
export const privateFile = 0o600
export const privateFolder = 0o700

/** Files in the data folder with data of customers, including those that a restore has moved away. */
const isPrivate = (name: string) => /^(shop\.sqlite|documents|outbox|before-)/.test(name)

/**
 * Makes customers' files private: earlier versions wrote them readable for all users. Files of other users, or that
 * cannot be changed, are skipped.
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
    // Removed meanwhile, owned by another user, or on a read-only disk.
    if (code !== 'ENOENT' && code !== 'EPERM' && code !== 'EROFS') throw error
  }
}
