import { useSelector } from '@xstate/react'
import { type FormEvent, useRef } from 'react'
import {
  type Form,
  type FormRef,
  selectForm,
  selectIsDone,
  selectIsSending,
  selectProblems,
  selectRefusal,
} from '../../../machines/account/formMachine.ts'
import { useFocusOnProblem } from '../../parts/fields/useFocusOnProblem.ts'

/** The fields of a form by name; a checkbox is true or false, radio buttons give the chosen value. */
export const readForm = (form: HTMLFormElement): Form =>
  Object.fromEntries(
    [...form.elements].flatMap((element) => {
      if (
        !(
          element instanceof HTMLInputElement ||
          element instanceof HTMLTextAreaElement ||
          element instanceof HTMLSelectElement
        ) ||
        element.name === '' ||
        element.type === 'file' ||
        (element instanceof HTMLInputElement && element.type === 'radio' && !element.checked)
      )
        return []
      const isBox = element instanceof HTMLInputElement && element.type === 'checkbox'
      return [[element.name, isBox ? element.checked : element.value]]
    }),
  )

/** The files chosen in a form. */
const readFiles = (form: HTMLFormElement): readonly File[] =>
  [...form.elements].flatMap((element) =>
    element instanceof HTMLInputElement ? [...(element.files ?? [])] : [],
  )

/** The state of a form from its actor, and the handlers that send input and submission to the actor. */
export const useForm = (actor: FormRef) => {
  const form = useRef<HTMLFormElement>(null)
  const problems = useSelector(actor, selectProblems)
  useFocusOnProblem(form, problems)
  return {
    problems,
    refusal: useSelector(actor, selectRefusal),
    isSending: useSelector(actor, selectIsSending),
    isDone: useSelector(actor, selectIsDone),
    typed: useSelector(actor, selectForm),
    handlers: {
      ref: form,
      noValidate: true,
      // Without script, and before it runs, no field may get into the address.
      method: 'post' as const,
      onInput: (event: FormEvent<HTMLFormElement>) =>
        actor.send({ type: 'form.typed', form: readForm(event.currentTarget) }),
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        const { currentTarget: sent } = event
        actor.send({ type: 'form.submitted', form: readForm(sent), files: readFiles(sent) })
      },
    },
  }
}
