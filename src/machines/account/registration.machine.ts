import { Registration } from '../../contracts/account/forms.ts'
import { type Checked, checkWith, createFormMachine, type Form } from './formMachine.ts'

const trimmed = (value: Form[string] | undefined) => String(value ?? '').trim()

const checkFields = checkWith(Registration)

/** The schema compares the passwords only if all other fields are valid; here it is reported with the rest. */
const check = (form: Form): Checked<Registration> => {
  const checked = checkFields(form)
  if (checked.kind === 'right' || trimmed(form.password) === trimmed(form.confirmPassword))
    return checked
  return {
    kind: 'wrong',
    problems: { confirmPassword: { key: 'register.passwordsDiffer' }, ...checked.problems },
  }
}

/** Applying for an account (rule A1); a mail confirms the address (rule A3). */
export const registrationMachine = createFormMachine('registration', check)
