import { emailPattern, longestEmail } from '../../contracts/patterns.ts'
import type { FieldProblems } from '../parts/fieldProblems.ts'

/** What the visitor has typed into the login form. */
export interface Credentials {
  readonly email: string
  readonly password: string
}

const isAddress = (email: string): boolean =>
  email.length <= longestEmail && emailPattern.test(email.trim())

/** The fields of the login form that are wrong before anything is sent. */
export const loginProblems = ({ email, password }: Credentials): FieldProblems => ({
  ...(isAddress(email)
    ? {}
    : { email: { key: email.trim() === '' ? 'field.required' : 'field.email' } }),
  ...(password === '' ? { password: { key: 'field.required' } } : {}),
})
