import type { FormRef } from '../../machines/account/formMachine.ts'
import controls from '../parts/controls.module.css'
import { Interlude } from '../parts/Interlude.tsx'

/**
 * Stands where a form was that is done.
 * @param again the label of the button that shows the form again
 */
export function FormDone({
  form,
  level,
  title,
  text,
  again,
}: {
  form: FormRef
  level?: 1 | 2
  title: string
  text: string
  again: string
}) {
  return (
    <Interlude {...(level === undefined ? {} : { level })} takesFocus title={title}>
      <p>{text}</p>
      <button
        type="button"
        className={controls.quiet}
        onClick={() => form.send({ type: 'form.reopened' })}
      >
        {again}
      </button>
    </Interlude>
  )
}
