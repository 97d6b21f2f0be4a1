/** Exit codes of a process that does not start; `README.md` names them. */
export const exitCodes = {
  /** Somebody has to correct settings or files; starting again does not help. The code of `sysexits.h`. */
  config: 78,
  /** Something that the shop needs is not there just now; starting again later may help. */
  unavailable: 69,
} as const

/** The reason why the shop cannot start: one sentence that says what to fix. */
export class StartError extends Error {
  readonly exitCode: number
  /** @param options `exitCode` is that of wrong settings unless given */
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
