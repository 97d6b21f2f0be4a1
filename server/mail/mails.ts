import type { Order } from '../../src/contracts/orders.ts'
import { formatMoney } from '../../src/domain/money.ts'
import type { Mail } from './mailer.ts'

/** What the shop writes to people. Links are built from the configured address of the shop alone. */
export const createMails = (publicUrl: string) => ({
  confirmAddress: (to: string, name: string, token: string): Mail => ({
    to,
    subject: 'Confirm your e-mail address for Alma',
    text: `Dear ${name},

please confirm your e-mail address to finish your registration with Alma:

${publicUrl}/user/email-verification?token=${token}

The link works once, for 24 hours. Our team then looks at every new account by hand; we write to you
as soon as yours is open. If you did not register, ignore this mail.

Alma, wholesale jewellery`,
  }),

  alreadyRegistered: (to: string): Mail => ({
    to,
    subject: 'You already have an account with Alma',
    text: `Somebody, probably you, tried to register this address with Alma, but it already has an account.

Log in: ${publicUrl}/login

If it was not you, there is nothing you need to do.

Alma, wholesale jewellery`,
  }),

  resetPassword: (to: string, name: string, token: string): Mail => ({
    to,
    subject: 'Set a new password for Alma',
    text: `Dear ${name},

somebody, probably you, asked for a new password. Set it here:

${publicUrl}/reset-password/${token}

The link works once, for 60 minutes. If you did not ask, there is nothing you need to do.

Alma, wholesale jewellery`,
  }),

  subscribed: (to: string, token: string): Mail => ({
    to,
    subject: 'Alma newsletter',
    text: `Thank you for signing up to the Alma newsletter.

If it was not you, or you have had enough: ${publicUrl}/unsubscribe/${token}

Alma, wholesale jewellery`,
  }),

  verified: (to: string, name: string): Mail => ({
    to,
    subject: 'Your Alma account is open',
    text: `Dear ${name},

our team has verified your account. You can now log in, see prices and order:

${publicUrl}/login

Alma, wholesale jewellery`,
  }),

  orderPlaced: (to: string, order: Order): Mail => ({
    to,
    subject: `Your order ${order.number}`,
    text: `Thank you for your order ${order.number}.

${order.lines
  .map(
    (line) =>
      `${line.quantity} x ${line.title.en ?? line.productSlug} (${line.sku}): ${money(line.displayTotal, order)}`,
  )
  .join('\n')}

Total: ${money(order.displayTotal, order)}
Ships by: ${order.shipsBy.slice(0, 10)}

See it any time: ${publicUrl}/history

Alma, wholesale jewellery`,
  }),
})

const money = (amount: number, { currency }: Order) =>
  formatMoney(Math.round(amount * 100), currency, 'en')
