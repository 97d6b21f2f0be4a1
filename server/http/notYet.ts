import { refuse } from './problem.ts'

/** Answers a call of the specification that is declared but not served yet. */
export const notYet = async (): Promise<never> =>
  refuse(501, 'not_implemented', 'This call is not available yet.')
