/** Environment variables for the C library of Linux, which return memory outside the heap to the system at once. */
export const mallocSettings = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
} as const

/**
 * Restarts this process with the settings, unless it has them: the C library reads them before any code runs. Without
 * them, the conversions of 250 pictures leave the server with 2 GB.
 */
export const limitMalloc = (): void => {
  const isLimited = Object.keys(mallocSettings).every((name) => name in process.env)
  // A channel to a parent process would be lost.
  if (process.platform !== 'linux' || isLimited || process.channel) return
  process.execve?.(
    process.execPath,
    [process.execPath, ...process.execArgv, ...process.argv.slice(1)],
    { ...mallocSettings, ...process.env },
  )
}
