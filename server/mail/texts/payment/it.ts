import type { PaymentWords } from './paymentMail.ts'

export const paymentIt: PaymentWords = {
  subject: (number) => `Pagamento del Suo ordine ${number}`,
  statuses: {
    due: 'Il Suo ordine non è ancora pagato.',
    pending: 'Il Suo pagamento è in arrivo.',
    authorized: 'Il Suo pagamento è autorizzato.',
    failed: 'Il Suo pagamento non è riuscito. La preghiamo di riprovare.',
    partlyPaid: 'Abbiamo ricevuto una parte dell’importo. Grazie.',
    paid: 'Abbiamo ricevuto il Suo pagamento. Grazie.',
    overpaid: 'Abbiamo ricevuto più dell’importo dell’ordine. Le scriviamo per la differenza.',
    toRefund: 'Il Suo ordine è annullato. Le rimborsiamo quanto ha pagato.',
    refunded: 'Le abbiamo rimborsato l’importo.',
    notDue: 'Per il Suo ordine non c’è nulla da pagare.',
  },
  methods: {
    bankTransfer: 'bonifico; indichi il riferimento',
    onAccount: 'in conto',
    test: 'pagamento di prova, senza denaro',
  },
  payment: 'Pagamento',
  reference: 'Riferimento',
  holder: 'Intestatario',
  account: 'Conto',
  bank: 'Banca',
  open: 'Ancora da pagare',
  excess: 'Le rimborsiamo',
  show: 'Vedi l’ordine',
  dropped: {
    subject: (number) => `Pezzi annullati del Suo ordine ${number}`,
    pieces: 'Come ha chiesto, i pezzi in ritardo del Suo ordine non arriveranno più.',
    back: (amount) => `Le rimborsiamo ${amount}.`,
    rest: 'Tutto il resto è in viaggio.',
  },
  credited: {
    subject: (number) => `Nota di credito per il Suo ordine ${number}`,
    text: 'Abbiamo accreditato dei pezzi del Suo ordine. La nota di credito è tra i documenti dell’ordine.',
  },
}
