import { ErasureRequest } from '../../contracts/account/privacy.ts'
import { checkWith, createFormMachine } from './formMachine.ts'

/** Asking for the mail whose link erases the account (rule D2). */
export const eraseAccountMachine = createFormMachine('eraseAccount', checkWith(ErasureRequest))
