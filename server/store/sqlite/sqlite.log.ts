import { type FileHandle, open } from 'node:fs/promises'
import pLimit from 'p-limit'

/** Writes that run at once. A commit would otherwise wait for the one before it, and then for its own. */
const atOnce = 2

/** The write-ahead log of a database file. */
export interface Log {
  /** Resolves when everything that was committed before the call is on the disk. */
  onDisk(): Promise<void>
  close(): Promise<void>
}

/** The log of a database in memory. */
export const noLog: Log = { onDisk: async () => {}, close: async () => {} }

/**
 * Writes the log to the disk in the background, because the wait for a disk inside SQLite would block the event loop.
 * Commits that arrive while it is busy share the next write.
 * @param file the database, which must stay open in SQLite, so that the log is not replaced
 */
export const openLog = (file: string): Log => {
  const enqueue = pLimit(atOnce)
  let opening: Promise<FileHandle> | undefined
  /** A write that has not begun. */
  let next: Promise<void> | undefined

  /** SQLite creates the log when it first reads or writes. */
  const opened = (): Promise<FileHandle> => {
    opening ??= open(`${file}-wal`, 'r+').catch((error: unknown) => {
      opening = undefined
      throw error
    })
    return opening
  }

  const write = async () => {
    next = undefined
    await (await opened()).datasync()
  }

  return {
    onDisk: () => {
      next ??= enqueue(write)
      return next
    },
    close: async () => (await opening)?.close(),
  }
}
