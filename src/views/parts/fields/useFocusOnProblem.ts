import { type RefObject, useEffect, useRef } from 'react'
import type { FieldProblems } from '../../../machines/parts/fieldProblems.ts'

/** Takes the buyer to the first field that is wrong, whenever a form is refused; not when a field is corrected. */
export const useFocusOnProblem = (
  form: RefObject<HTMLFormElement | null>,
  problems: FieldProblems,
) => {
  const shown = useRef<FieldProblems>({})
  useEffect(() => {
    const isCorrection =
      Object.keys(problems).length < Object.keys(shown.current).length &&
      Object.keys(problems).every((field) => field in shown.current)
    shown.current = problems
    if (Object.keys(problems).length === 0 || isCorrection) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [form, problems])
}
