/** The signal of calls that the buyer has not asked for: they report neither a lost connection nor an ended session. */
export interface QuietSignal extends AbortSignal {
  isQuiet?: true
}
