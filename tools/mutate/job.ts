/** What one run of one test file is asked to try; it travels as JSON in the environment. */
export interface Job {
  readonly test: string
  /** Every file that holds mutants, and the numbers of those that are to be tried. */
  readonly sources: Readonly<Record<string, readonly number[]>>
  /** Where the run appends what it learns, a line of JSON each. */
  readonly progress: string
  /** Milliseconds a single test may take with a mutant. */
  readonly patience: number
}

/** What a run reports, line by line. */
export type Progress =
  | {
      readonly told: 'ran'
      readonly ms: number
      readonly reached: Readonly<Record<string, readonly number[]>>
    }
  | { readonly told: 'failed'; readonly message: string }
  | { readonly told: 'started'; readonly source: string; readonly id: number }
  | { readonly told: 'noticed' | 'passed'; readonly source: string; readonly id: number }

/** The job of this process. */
export const readJob = (): Job => JSON.parse(process.env.MUTATE_JOB ?? '') as Job
