/** Exit codes of a process that cannot start, documented in `README.md`. */
export const exitCodes = {
  /** Settings or files must be corrected. Restarting does not help. Code of `sysexits.h`. */
  config: 78,
  /** A service that the shop needs is unavailable. Restarting later may help. */
  unavailable: 69,
} as const

/** The reason why the shop cannot start: one sentence that says what to fix. */
export class StartError extends Error {
  readonly exitCode: number
  /** @param options `exitCode` defaults to that of wrong settings */
  constructor(message: string, options: ErrorOptions & { exitCode?: number } = {}) {
    super(message, options)
    this.name = 'StartError'
    this.exitCode = options.exitCode ?? exitCodes.config
  }
}

/** Runs a program. A StartError is printed as one line, and the process exits with its code; other errors are rethrown. */
export const sayStartErrors = async (program: () => Promise<unknown>): Promise<void> => {
  try {
    await program()
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    console.error(error.message)
    process.exit(error.exitCode)
  }
}
