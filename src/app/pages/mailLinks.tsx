/** The pages that mails and the login lead to, as one chunk: few visitors open any of them. */
export { Component as ConfirmEmail } from './confirmEmail.tsx'
export { Component as EraseAccount } from './eraseAccount.tsx'
export { Component as ForgotPassword } from './forgotPassword.tsx'
export { Component as ResetPassword } from './resetPassword.tsx'
export { Component as UndoEmail } from './undoEmail.tsx'
export { Component as Unsubscribe } from './unsubscribe.tsx'
