import type { OrderStatus } from '../../../src/contracts/orders/order.ts'
import { orderPath } from '../../../src/domain/orders/orderSearch.ts'
import type { TeamEvent } from '../../../src/domain/orders/request.ts'
import type { MailTexts } from '../tasks/mailText.ts'
import { dayOf, dueMoney, movedRows, orderRows, shipmentRows } from './orderRows.ts'
import { creditIssued } from './payment/creditIssued.ts'
import { paymentEn } from './payment/en.ts'
import { howToPay, payingBack, paymentChanged } from './payment/paymentMail.ts'
import { piecesDropped } from './payment/piecesDropped.ts'

const statuses: Readonly<Record<OrderStatus, string>> = {
  placed: 'We have received your order.',
  confirmed: 'We have confirmed your order and are preparing it.',
  inProduction: 'Your order is being made.',
  packed: 'Your order is packed and ready to leave.',
  shipped: 'Your order is on its way.',
  delivered: 'Your order has been delivered. Thank you.',
  cancelled: 'Your order has been cancelled.',
}

const subjects: Readonly<Record<OrderStatus, string>> = {
  placed: 'placed',
  confirmed: 'confirmed',
  inProduction: 'in production',
  packed: 'packed',
  shipped: 'shipped',
  delivered: 'delivered',
  cancelled: 'cancelled',
}

/** The team's actions on a request. */
const requestActs: Readonly<Record<TeamEvent, string>> = {
  answer: 'Our team has answered your request:',
  review: 'Our team is looking at your request.',
  approve: 'Your return is accepted.',
  refuse: 'We cannot accept your return.',
  close: 'Your request is closed.',
}

export const en: MailTexts = {
  greeting: (name) => `Dear ${name},`,
  signature: 'Alma, wholesale jewellery',
  mails: {
    confirmAddress: ({ name, token }) => ({
      subject: 'Confirm your e-mail address for Alma',
      name,
      paragraphs: [
        'Please confirm your e-mail address to finish your registration with Alma.',
        'Our team reviews every new account by hand. We will write to you as soon as yours is open.',
      ],
      action: {
        label: 'Confirm my address',
        path: `/user/email-verification?token=${token}`,
      },
      notes: ['The link works once, for 24 hours.', 'If you did not register, ignore this e-mail.'],
    }),
    alreadyRegistered: () => ({
      subject: 'You already have an account with Alma',
      paragraphs: [
        'Somebody, probably you, tried to register this address with Alma, but it already has an account.',
      ],
      action: { label: 'Log in', path: '/login' },
      notes: ['If it was not you, there is nothing you need to do.'],
    }),
    resetPassword: ({ name, token }) => ({
      subject: 'Set a new password for Alma',
      name,
      paragraphs: ['Somebody, probably you, asked for a new password.'],
      action: { label: 'Set a new password', path: `/reset-password/${token}` },
      notes: [
        'The link works once, for 60 minutes.',
        'If you did not ask, there is nothing you need to do.',
      ],
    }),
    passwordChanged: ({ name }) => ({
      subject: 'Your Alma password was changed',
      name,
      paragraphs: [
        'The password of your account was changed, and all other devices were logged out.',
        'If it was not you, set a new password at once and write to us.',
      ],
      action: { label: 'Set a new password', path: '/forgot-password' },
    }),
    received: ({ name, token }) => ({
      subject: 'We have received your application',
      name,
      paragraphs: [
        'Thank you for your application to buy from Alma. Our team reviews every application by hand, usually within two working days.',
        'A trade licence or VAT document speeds this up. You can add it on the page of your application.',
      ],
      action: {
        label: 'See my application',
        path: `/user/email-verification?application=${token}`,
      },
    }),
    question: ({ name, text, token }) => ({
      subject: 'A question about your application',
      name,
      paragraphs: ['Our team needs to know more about your business before it opens your account:'],
      quote: text,
      action: { label: 'Answer', path: `/user/email-verification?application=${token}` },
    }),
    verified: ({ name }) => ({
      subject: 'Your Alma account is open',
      name,
      paragraphs: ['Our team has verified your account. You can now see prices and order.'],
      action: { label: 'Log in', path: '/login' },
    }),
    refused: ({ name, reason, token }) => ({
      subject: 'We cannot open an account for you',
      name,
      paragraphs: ['Our team has looked at your application and cannot open an account:'],
      quote: reason,
      action: {
        label: 'See my application',
        path: `/user/email-verification?application=${token}`,
      },
      notes: ['You can answer on that page if there is anything we should know.'],
    }),
    unverified: ({ name }) => ({
      subject: 'Your account is closed for now',
      name,
      paragraphs: [
        'Our team is reviewing your account again. We will write to you as soon as it is open.',
      ],
    }),
    confirmEmail: ({ name, token }) => ({
      subject: 'Confirm your new e-mail address for Alma',
      name,
      paragraphs: ['Please confirm that this is the new e-mail address of your account.'],
      action: { label: 'Confirm my new address', path: `/confirm-email/${token}` },
      notes: [
        'The link works once, for 24 hours. Until then your old address stays in use.',
        'If you did not ask for this, ignore this e-mail.',
      ],
    }),
    emailChanged: ({ name, newEmail, token }) => ({
      subject: 'Your e-mail address at Alma was changed',
      name,
      paragraphs: [`The e-mail address of your account is now ${newEmail}.`],
      action: { label: 'Undo this change', path: `/undo-email/${token}` },
      notes: ['If it was not you, undo the change within 7 days and set a new password.'],
    }),
    requestAnswered: ({ name, subject, act, text, requestId }) => ({
      subject: `${act === 'answer' ? 'Answer to your request' : 'Your request'}: ${subject}`,
      name,
      paragraphs: [requestActs[act]],
      ...(text === undefined ? {} : { quote: text }),
      action: { label: 'Read and reply', path: `/alert/${requestId}` },
    }),
    confirmErasure: ({ name, token }) => ({
      subject: 'Confirm that you want to erase your Alma account',
      name,
      paragraphs: [
        'You asked us to erase your account. This cannot be undone: your profile, addresses, wishlist, cart, messages and documents are deleted.',
        'Invoices that were issued are kept as the law requires.',
      ],
      action: { label: 'Erase my account', path: `/gdpr/erase/${token}` },
      notes: [
        'The link works once, for 24 hours.',
        'If you did not ask for this, ignore this e-mail and change your password.',
      ],
    }),
    erased: ({ name }) => ({
      subject: 'Your Alma account has been erased',
      name,
      paragraphs: [
        'Your account and your personal data have been erased. Thank you for your time with us.',
      ],
    }),
    subscribed: ({ token }) => ({
      subject: 'Welcome to the Alma newsletter',
      paragraphs: [
        'Thank you for signing up to the Alma newsletter. New collections, restocks and notes from the workshop will come to you from now on.',
      ],
      action: { label: 'Unsubscribe', path: `/unsubscribe/${token}` },
      notes: ['If it was not you, unsubscribe and we will not write again.'],
    }),
    orderPlaced: ({ order }) => ({
      subject: `Your order ${order.number}`,
      paragraphs: [`Thank you for your order ${order.number}.`],
      rows: [
        ...orderRows(order, 'en', {
          goods: 'Goods',
          shipping: 'Shipping',
          coupon: 'Coupon',
          total: 'Total',
        }),
        ...howToPay(order, paymentEn),
      ],
      action: { label: 'See the order', path: orderPath(order.number) },
      notes: [
        `Ships by: ${dayOf(order.shipsBy, 'en')}`,
        'Its confirmation and its proforma invoice are with the order.',
      ],
    }),
    orderChanged: ({ order, note }) => ({
      subject: `Your order ${order.number} is ${subjects[order.status]}`,
      paragraphs: [
        statuses[order.status],
        `Order ${order.number}, ${dueMoney(order, 'en')}, ships by ${dayOf(order.shipsBy, 'en')}.`,
      ],
      ...(note ? { quote: note } : {}),
      ...payingBack(order, 'en', paymentEn),
      action: { label: 'See the order', path: orderPath(order.number) },
    }),
    shipmentSent: ({ order, note }) => ({
      subject:
        order.status === 'shipped'
          ? `Your order ${order.number} is on its way`
          : `Part of your order ${order.number} is on its way`,
      paragraphs: [
        order.status === 'shipped'
          ? 'Everything that was still missing is on its way.'
          : 'We will send the rest as soon as it is ready.',
      ],
      ...(note ? { quote: note } : {}),
      rows: shipmentRows(order, 'en', 'Tracking'),
      action: { label: 'See the order', path: orderPath(order.number) },
      notes: ['The packing list and the invoice are with the order.'],
    }),
    dateMoved: ({ order, note }) => ({
      subject: `The date of your order ${order.number} has moved`,
      paragraphs: [
        'Some pieces of your order will be ready later than we promised. We are sorry.',
        'Please tell us whether you want to wait, to get what is in stock first, or to drop these pieces. If you do not answer, we cancel nothing and ship by the new date.',
      ],
      ...(note ? { quote: note } : {}),
      rows: movedRows(order, 'en'),
      action: { label: 'Answer', path: orderPath(order.number) },
    }),
    paymentChanged: ({ order, note }) => paymentChanged(order, 'en', paymentEn, note),
    piecesDropped: ({ order }) => piecesDropped(order, 'en', paymentEn),
    creditIssued: ({ order, note }) => creditIssued(order, 'en', paymentEn, note),
  },
}
