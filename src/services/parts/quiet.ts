/** The signals of calls that the buyer has not asked for. */
const quiet = new WeakSet<AbortSignal>()

/** The calls with this signal report nothing: no lost connection and no ended session. */
export const makeQuiet = (signal: AbortSignal): void => {
  quiet.add(signal)
}

export const isQuiet = (signal: AbortSignal | null): boolean => signal !== null && quiet.has(signal)
