import { type FileHandle, open } from 'node:fs/promises'
import pLimit from 'p-limit'

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
 * Commits that arrive during a write share the next one.
 * @param file the database, which must stay open in SQLite, so that the log is not replaced
 */
export const openLog = (file: string): Log => {
  const enqueue = pLimit(1)
  let handle: FileHandle | undefined
  /** A write that has not begun. */
  let next: Promise<void> | undefined

  const write = async () => {
    next = undefined
    // SQLite creates the log when it first reads or writes.
    handle ??= await open(`${file}-wal`, 'r+')
    await handle.datasync()
  }

  return {
    onDisk: () => {
      next ??= enqueue(write)
      return next
    },
    close: async () => handle?.close(),
  }
}
