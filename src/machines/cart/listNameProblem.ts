import { problemFields } from '../parts/fieldProblems.ts'
import type { Refused, Sentence } from '../parts/shell.ts'

/** What a refusal says of the name of a list; undefined if the outcome is another. */
export const listNameProblem = <Other extends { readonly kind: string }>(
  outcome: Other | Refused,
): Sentence | undefined => (isRefused(outcome) ? problemFields(outcome.problem).name : undefined)

const isRefused = (outcome: { readonly kind: string }): outcome is Refused =>
  outcome.kind === 'refused'
