import { ErasureRequest } from '../../contracts/privacy.ts'
import { checkWith, createFormMachine } from './formMachine.ts'

/** Asking for the mail whose link erases the account (decisions, Layout: `/gdpr`). */
export const eraseAccountMachine = createFormMachine('eraseAccount', checkWith(ErasureRequest))
