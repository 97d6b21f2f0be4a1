import { z } from 'zod'
import { sentence } from '../../contracts/messages/messages.ts'
import { NewPassword } from '../../contracts/primitives.ts'
import { checkWith, createFormMachine } from './formMachine.ts'

const Passwords = z
  .object({
    password: z.string().min(1).max(200),
    newPassword: NewPassword,
    confirmPassword: z.string().trim().min(1),
  })
  .refine((form) => form.newPassword === form.confirmPassword, {
    path: ['confirmPassword'],
    ...sentence('profile.passwordsDiffer'),
  })

/** Changing the password, which logs every other device out (rules A16, A19). */
export const changePasswordMachine = createFormMachine('changePassword', checkWith(Passwords))
