import type { FieldProblems } from './fieldProblems.ts'

/** The problems of the fields that are still wrong; the same object if all are. */
export const stillWrong = (
  problems: FieldProblems,
  isWrong: (field: string) => boolean,
): FieldProblems => {
  const left = Object.entries(problems).filter(([field]) => isWrong(field))
  return left.length === Object.keys(problems).length ? problems : Object.fromEntries(left)
}
