import { MailToken } from '../../contracts/account/customer.ts'
import type { Sentence } from '../parts/shell.ts'
import { type Checked, createFormMachine, type Form } from './formMachine.ts'

const dead: Sentence = { key: 'problem.token_invalid' }

/** A link that a mail program cut short is treated like a used one. */
const check = ({ token }: Form): Checked<{ token: string }> => {
  const parsed = MailToken.safeParse(token)
  return parsed.success
    ? { kind: 'right', body: { token: parsed.data } }
    : { kind: 'wrong', problems: { token: dead } }
}

/**
 * The page of a link that confirms a new e-mail address, undoes the change or erases the account. It acts when a
 * button is pressed: mail programs open links by themselves.
 */
export const emailLinkMachine = createFormMachine('emailLink', check)
