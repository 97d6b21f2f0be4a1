import { ForgetPassword } from '../../contracts/account/forms.ts'
import { checkWith, createFormMachine } from './formMachine.ts'

/** Asking for an e-mail with a link to set a new password (rule A14). */
export const forgotPasswordMachine = createFormMachine('forgotPassword', checkWith(ForgetPassword))
