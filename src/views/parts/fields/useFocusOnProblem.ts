import { type RefObject, useEffect } from 'react'
import type { FieldProblems } from '../../../machines/parts/fieldProblems.ts'

/** Takes the buyer to the first field that is wrong, whenever a form is refused. */
export const useFocusOnProblem = (
  form: RefObject<HTMLFormElement | null>,
  problems: FieldProblems,
) => {
  useEffect(() => {
    if (Object.keys(problems).length === 0) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [form, problems])
}
