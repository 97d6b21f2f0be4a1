import { type RefObject, useEffect, useRef } from 'react'
import type { FieldProblems } from '../../../machines/parts/fieldProblems.ts'

/** Focuses the first field with a problem whenever a form is refused, but not while the buyer corrects one. */
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
