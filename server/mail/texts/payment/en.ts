import type { PaymentWords } from './paymentMail.ts'

export const paymentEn: PaymentWords = {
  subject: (number) => `Payment of your order ${number}`,
  statuses: {
    due: 'Your order is not paid for yet.',
    pending: 'Your payment is on its way.',
    authorized: 'Your payment is authorized.',
    failed: 'Your payment did not go through. Please try again.',
    partlyPaid: 'We have received part of the amount. Thank you.',
    paid: 'We have received your payment. Thank you.',
    overpaid:
      'We have received more than your order costs. We will write to you about the difference.',
    toRefund: 'Your order has been cancelled. We will pay back what you have paid.',
    refunded: 'We have paid the amount back.',
    notDue: 'There is nothing to pay for your order.',
  },
  methods: {
    bankTransfer: 'bank transfer; please quote the reference',
    onAccount: 'on account',
    test: 'test payment, no money is charged',
  },
  payment: 'Payment',
  reference: 'Reference',
  holder: 'Account holder',
  account: 'Account',
  bank: 'Bank',
  open: 'Still to be paid',
  excess: 'We pay back',
  show: 'See the order',
  dropped: {
    subject: (number) => `Pieces of your order ${number} are dropped`,
    pieces: 'As you asked, the late pieces of your order are no longer coming.',
    back: (amount) => `We pay back ${amount}.`,
    rest: 'Everything else is on its way.',
  },
  credited: {
    subject: (number) => `A credit note for your order ${number}`,
    text: 'We have credited pieces of your order. The credit note is with the order.',
  },
}
