/** Why the shop cannot start, for whoever starts it: one sentence that names what to put right. */
export class StartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'StartError'
  }
}

/** Runs a program; one that cannot start says why in one line, and ends with 1. Surprises are thrown on. */
export const sayStartErrors = async (program: () => Promise<unknown>): Promise<void> => {
  try {
    await program()
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
