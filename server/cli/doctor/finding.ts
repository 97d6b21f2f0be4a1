/** A problem, and what to do about it. */
export interface Finding {
  readonly what: string
  readonly todo: string
}
