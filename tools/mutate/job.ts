/** The job of one run of a test file, passed as JSON in the environment. */
export interface Job {
  readonly test: string
  /** Every file with mutants, and the numbers of the mutants to try. */
  readonly sources: Readonly<Record<string, readonly number[]>>
  /** The file to which the run appends its results, as JSON lines. */
  readonly progress: string
  /** How long a single test may take with a mutant, ms. */
  readonly patience: number
}

/** Longest run of a test file that mutants are tried on, ms: a hundred of them would take longer than all others. */
export const longestRun = 15_000

/** A line of the report of a run. */
export type Progress =
  | {
      readonly kind: 'ran'
      readonly ms: number
      readonly reached: Readonly<Record<string, readonly number[]>>
    }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'started'; readonly source: string; readonly id: number }
  | { readonly kind: 'noticed' | 'passed'; readonly source: string; readonly id: number }

/** The job of this process. */
export const readJob = (): Job => JSON.parse(process.env.MUTATE_JOB ?? '') as Job
