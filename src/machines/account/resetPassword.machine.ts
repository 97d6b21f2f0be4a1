import { z } from 'zod'
import { NewPassword } from '../../contracts/primitives.ts'
import { fieldProblemsOf } from '../parts/fieldProblems.ts'
import { type Checked, createFormMachine, type Form } from './formMachine.ts'

const Passwords = z.object({ newPassword: NewPassword, confirmPassword: z.string().trim().min(1) })

/** Both fields are required and equal (rule A15). */
const check = (form: Form): Checked<{ newPassword: string }> => {
  const parsed = Passwords.safeParse(form)
  if (!parsed.success) return { kind: 'wrong', problems: fieldProblemsOf(form, parsed.error) }
  const { newPassword, confirmPassword } = parsed.data
  return newPassword === confirmPassword
    ? { kind: 'right', body: { newPassword } }
    : { kind: 'wrong', problems: { confirmPassword: { key: 'reset.passwordsDiffer' } } }
}

/** Setting a new password with the token of the mail; the actor has the token. */
export const resetPasswordMachine = createFormMachine('resetPassword', check)
