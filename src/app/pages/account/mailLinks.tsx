/** The pages that mails and the login link to, as one chunk: few visitors open any of them. */
export { Component as ConfirmEmail } from './ConfirmEmail.tsx'
export { Component as EraseAccount } from './EraseAccount.tsx'
export { Component as ForgotPassword } from './ForgotPassword.tsx'
export { Component as ResetPassword } from './ResetPassword.tsx'
export { Component as UndoEmail } from './UndoEmail.tsx'
export { Component as Unsubscribe } from './Unsubscribe.tsx'
