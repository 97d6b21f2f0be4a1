import { Registration } from '../../contracts/customer.ts'
import { type FieldProblems, fieldProblemsOf } from '../fieldProblems.ts'
import { type Checked, createFormMachine, type Form } from './formMachine.ts'

const trimmed = (value: Form[string] | undefined) => String(value ?? '').trim()

const problemsOf = (form: Form, error: Parameters<typeof fieldProblemsOf>[1]): FieldProblems => ({
  // The schema compares the passwords only once all else is right: say it together with the rest.
  ...(trimmed(form.password) === trimmed(form.confirmPassword)
    ? {}
    : { confirmPassword: { key: 'register.passwordsDiffer' } as const }),
  ...fieldProblemsOf(form, error),
})

const check = (form: Form): Checked<Registration> => {
  const parsed = Registration.safeParse(form)
  return parsed.success
    ? { kind: 'right', body: parsed.data }
    : { kind: 'wrong', problems: problemsOf(form, parsed.error) }
}

/** Applying for an account (specification 5); a mail confirms the address (decisions, Accounts). */
export const registrationMachine = createFormMachine('registration', check)
