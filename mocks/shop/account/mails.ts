import type { Order } from '../../../src/contracts/orders/order.ts'
import type { World } from '../parts/world.ts'

/** A mail that would have been sent. */
export interface MockMail {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** Milliseconds since the epoch; mails of older saved scenarios have none. */
  readonly sentAt?: number | undefined
}

/** The mails of the mock shop, stored in its outbox. */
export const createMails = ({ tables, publicUrl, now }: World) => {
  const send = async (to: string, subject: string, text: string): Promise<void> => {
    await tables.mail.create({ to, subject, text, sentAt: now() })
  }
  return {
    confirmAddress: (to: string, token: string) =>
      send(
        to,
        'Confirm your e-mail address for Alma',
        `Please confirm your e-mail address: ${publicUrl}/user/email-verification?token=${token}`,
      ),
    received: (to: string, token: string) =>
      send(
        to,
        'We have received your application',
        `See your application: ${publicUrl}/user/email-verification?application=${token}`,
      ),
    alreadyRegistered: (to: string) =>
      send(to, 'You already have an account with Alma', `Log in: ${publicUrl}/login`),
    resetPassword: (to: string, token: string) =>
      send(to, 'Set a new password for Alma', `Set it here: ${publicUrl}/reset-password/${token}`),
    confirmEmail: (to: string, token: string) =>
      send(
        to,
        'Confirm your new e-mail address for Alma',
        `Confirm it here: ${publicUrl}/confirm-email/${token}`,
      ),
    emailChanged: (to: string, newEmail: string, token: string) =>
      send(
        to,
        'Your e-mail address at Alma was changed',
        `It is now ${newEmail}. Undo this: ${publicUrl}/undo-email/${token}`,
      ),
    passwordChanged: (to: string) =>
      send(
        to,
        'Your Alma password was changed',
        `Was it not you? Set a new one: ${publicUrl}/forgot-password`,
      ),
    confirmErasure: (to: string, token: string) =>
      send(
        to,
        'Confirm that you want to erase your Alma account',
        `Erase it here: ${publicUrl}/gdpr/erase/${token}`,
      ),
    erased: (to: string) =>
      send(to, 'Your Alma account has been erased', 'Thank you for your time.'),
    subscribed: (to: string, token: string) =>
      send(to, 'Alma newsletter', `Had enough? ${publicUrl}/unsubscribe/${token}`),
    verified: (to: string) =>
      send(to, 'Your Alma account is open', `You can now log in: ${publicUrl}/login`),
    requestAnswered: (to: string, subject: string, id: string) =>
      send(to, `Answer to your request: ${subject}`, `Read and reply: ${publicUrl}/alert/${id}`),
    orderPlaced: (to: string, { number }: Order) =>
      send(to, `Your order ${number}`, `See it any time: ${publicUrl}/history`),
    orderChanged: (to: string, { number, status }: Order) =>
      send(to, `Your order ${number} is ${status}`, `See the order: ${publicUrl}/history`),
  }
}
export type Mails = ReturnType<typeof createMails>
