import type { OrderStatus } from '../../../src/contracts/orders/order.ts'
import { orderPath } from '../../../src/domain/orders/orderSearch.ts'
import type { TeamEvent } from '../../../src/domain/orders/request.ts'
import type { MailTexts } from '../tasks/mailText.ts'
import { dayOf, dueMoney, movedRows, orderRows, shipmentRows } from './orderRows.ts'
import { creditIssued } from './payment/creditIssued.ts'
import { paymentIt } from './payment/it.ts'
import { howToPay, payingBack, paymentChanged } from './payment/paymentMail.ts'
import { piecesDropped } from './payment/piecesDropped.ts'

const statuses: Readonly<Record<OrderStatus, string>> = {
  placed: 'Abbiamo ricevuto il Suo ordine.',
  confirmed: 'Abbiamo confermato il Suo ordine e lo stiamo preparando.',
  inProduction: 'Il Suo ordine è in lavorazione.',
  packed: 'Il Suo ordine è imballato e pronto a partire.',
  shipped: 'Il Suo ordine è in viaggio.',
  delivered: 'Il Suo ordine è stato consegnato. Grazie.',
  cancelled: 'Il Suo ordine è stato annullato.',
}

const subjects: Readonly<Record<OrderStatus, string>> = {
  placed: 'ricevuto',
  confirmed: 'confermato',
  inProduction: 'in lavorazione',
  packed: 'imballato',
  shipped: 'spedito',
  delivered: 'consegnato',
  cancelled: 'annullato',
}

const requestActs: Readonly<Record<TeamEvent, string>> = {
  answer: 'Il nostro team ha risposto alla Sua richiesta:',
  review: 'Il nostro team sta esaminando la Sua richiesta.',
  approve: 'Il Suo reso è accettato.',
  refuse: 'Non possiamo accettare il Suo reso.',
  close: 'La Sua richiesta è chiusa.',
}

export const it: MailTexts = {
  greeting: (name) => `Gentile ${name},`,
  signature: 'Alma, gioielli all’ingrosso',
  mails: {
    confirmAddress: ({ name, token }) => ({
      subject: 'Confermi il Suo indirizzo e-mail per Alma',
      name,
      paragraphs: [
        'Confermi il Suo indirizzo e-mail per completare la registrazione ad Alma.',
        'Il nostro team esamina a mano ogni nuovo account. Le scriviamo appena il Suo è attivo.',
      ],
      action: {
        label: 'Conferma il mio indirizzo',
        path: `/user/email-verification?token=${token}`,
      },
      notes: [
        'Il link funziona una volta sola, per 24 ore.',
        'Se non si è registrato, ignori questo messaggio.',
      ],
    }),
    alreadyRegistered: () => ({
      subject: 'Ha già un account Alma',
      paragraphs: [
        'Qualcuno, probabilmente Lei, ha provato a registrare questo indirizzo, ma esiste già un account.',
      ],
      action: { label: 'Accedi', path: '/login' },
      notes: ['Se non era Lei, non deve fare nulla.'],
    }),
    resetPassword: ({ name, token }) => ({
      subject: 'Imposti una nuova password per Alma',
      name,
      paragraphs: ['Qualcuno, probabilmente Lei, ha chiesto una nuova password.'],
      action: { label: 'Imposta la nuova password', path: `/reset-password/${token}` },
      notes: [
        'Il link funziona una volta sola, per 60 minuti.',
        'Se non l’ha chiesta Lei, non deve fare nulla.',
      ],
    }),
    passwordChanged: ({ name }) => ({
      subject: 'La password del Suo account Alma è stata cambiata',
      name,
      paragraphs: [
        'La password del Suo account è stata cambiata e gli altri dispositivi sono stati disconnessi.',
        'Se non è stato Lei, imposti subito una nuova password e ci scriva.',
      ],
      action: { label: 'Imposta una nuova password', path: '/forgot-password' },
    }),
    received: ({ name, token }) => ({
      subject: 'Abbiamo ricevuto la Sua richiesta',
      name,
      paragraphs: [
        'Grazie per aver chiesto di acquistare da Alma. Il nostro team esamina ogni richiesta a mano, di solito entro due giorni lavorativi.',
        'Una licenza commerciale o un documento IVA accelera l’esame. Può aggiungerlo nella pagina della Sua richiesta.',
      ],
      action: {
        label: 'Vedi la mia richiesta',
        path: `/user/email-verification?application=${token}`,
      },
    }),
    question: ({ name, text, token }) => ({
      subject: 'Una domanda sulla Sua richiesta',
      name,
      paragraphs: [
        'Prima di aprire il Suo account, il nostro team deve sapere di più sulla Sua attività:',
      ],
      quote: text,
      action: { label: 'Rispondi', path: `/user/email-verification?application=${token}` },
    }),
    verified: ({ name }) => ({
      subject: 'Il Suo account Alma è attivo',
      name,
      paragraphs: [
        'Il nostro team ha verificato il Suo account. Ora può vedere i prezzi e ordinare.',
      ],
      action: { label: 'Accedi', path: '/login' },
    }),
    refused: ({ name, reason, token }) => ({
      subject: 'Non possiamo aprire un account per Lei',
      name,
      paragraphs: ['Il nostro team ha esaminato la Sua richiesta e non può aprire un account:'],
      quote: reason,
      action: {
        label: 'Vedi la mia richiesta',
        path: `/user/email-verification?application=${token}`,
      },
      notes: ['Può rispondere in quella pagina se c’è qualcosa che dovremmo sapere.'],
    }),
    unverified: ({ name }) => ({
      subject: 'Il Suo account è chiuso per ora',
      name,
      paragraphs: [
        'Il nostro team sta esaminando di nuovo il Suo account. Le scriviamo appena è attivo.',
      ],
    }),
    confirmEmail: ({ name, token }) => ({
      subject: 'Confermi il Suo nuovo indirizzo e-mail per Alma',
      name,
      paragraphs: ['Confermi che questo è il nuovo indirizzo e-mail del Suo account.'],
      action: { label: 'Conferma il nuovo indirizzo', path: `/confirm-email/${token}` },
      notes: [
        'Il link funziona una volta sola, per 24 ore. Fino ad allora resta il vecchio indirizzo.',
        'Se non l’ha chiesto Lei, ignori questo messaggio.',
      ],
    }),
    emailChanged: ({ name, newEmail, token }) => ({
      subject: 'Il Suo indirizzo e-mail in Alma è stato cambiato',
      name,
      paragraphs: [`L’indirizzo e-mail del Suo account è ora ${newEmail}.`],
      action: { label: 'Annulla la modifica', path: `/undo-email/${token}` },
      notes: [
        'Se non è stato Lei, annulli la modifica entro 7 giorni e imposti una nuova password.',
      ],
    }),
    requestAnswered: ({ name, subject, act, text, requestId }) => ({
      subject: `${act === 'answer' ? 'Risposta alla Sua richiesta' : 'La Sua richiesta'}: ${subject}`,
      name,
      paragraphs: [requestActs[act]],
      ...(text === undefined ? {} : { quote: text }),
      action: { label: 'Leggi e rispondi', path: `/alert/${requestId}` },
    }),
    confirmErasure: ({ name, token }) => ({
      subject: 'Confermi la cancellazione del Suo account Alma',
      name,
      paragraphs: [
        'Ha chiesto di cancellare il Suo account. Non si può annullare: profilo, indirizzi, lista dei desideri, carrello, messaggi e documenti vengono cancellati.',
        'Le fatture emesse vengono conservate come richiede la legge.',
      ],
      action: { label: 'Cancella il mio account', path: `/gdpr/erase/${token}` },
      notes: [
        'Il link funziona una volta sola, per 24 ore.',
        'Se non l’ha chiesto Lei, ignori questo messaggio e cambi la password.',
      ],
    }),
    erased: ({ name }) => ({
      subject: 'Il Suo account Alma è stato cancellato',
      name,
      paragraphs: [
        'Il Suo account e i Suoi dati personali sono stati cancellati. Grazie per il tempo passato con noi.',
      ],
    }),
    subscribed: ({ token }) => ({
      subject: 'La newsletter di Alma Le dà il benvenuto',
      paragraphs: [
        'Grazie per essersi iscritto alla newsletter di Alma. Da ora riceverà nuove collezioni, riassortimenti e notizie dal laboratorio.',
      ],
      action: { label: 'Annulla l’iscrizione', path: `/unsubscribe/${token}` },
      notes: ['Se non è stato Lei, annulli l’iscrizione e non scriveremo più.'],
    }),
    orderPlaced: ({ order }) => ({
      subject: `Il Suo ordine ${order.number}`,
      paragraphs: [`Grazie per il Suo ordine ${order.number}.`],
      rows: [
        ...orderRows(order, 'it', {
          goods: 'Merce',
          shipping: 'Spedizione',
          coupon: 'Coupon',
          total: 'Totale',
        }),
        ...howToPay(order, paymentIt),
      ],
      action: { label: 'Vedi l’ordine', path: orderPath(order.number) },
      notes: [
        `Spedizione entro: ${dayOf(order.shipsBy, 'it')}`,
        'La conferma e la fattura proforma sono insieme all’ordine.',
      ],
    }),
    orderChanged: ({ order, note }) => ({
      subject: `Il Suo ordine ${order.number}: ${subjects[order.status]}`,
      paragraphs: [
        statuses[order.status],
        `Ordine ${order.number}, ${dueMoney(order, 'it')}, spedizione entro il ${dayOf(order.shipsBy, 'it')}.`,
      ],
      ...(note ? { quote: note } : {}),
      ...payingBack(order, 'it', paymentIt),
      action: { label: 'Vedi l’ordine', path: orderPath(order.number) },
    }),
    shipmentSent: ({ order, note }) => ({
      subject:
        order.status === 'shipped'
          ? `Il Suo ordine ${order.number} è in viaggio`
          : `Una parte del Suo ordine ${order.number} è in viaggio`,
      paragraphs: [
        order.status === 'shipped'
          ? 'Tutto ciò che mancava è in viaggio.'
          : 'Spediamo il resto appena è pronto.',
      ],
      ...(note ? { quote: note } : {}),
      rows: shipmentRows(order, 'it', 'Tracciamento'),
      action: { label: 'Vedi l’ordine', path: orderPath(order.number) },
      notes: ['La distinta colli e la fattura sono insieme all’ordine.'],
    }),
    dateMoved: ({ order, note }) => ({
      subject: `La data del Suo ordine ${order.number} è cambiata`,
      paragraphs: [
        'Alcuni pezzi del Suo ordine saranno pronti più tardi di quanto promesso. Ci scusiamo.',
        'Ci dica se vuole attendere, ricevere prima ciò che è disponibile o rinunciare a questi pezzi. Senza risposta non annulliamo nulla e spediamo entro la nuova data.',
      ],
      ...(note ? { quote: note } : {}),
      rows: movedRows(order, 'it'),
      action: { label: 'Rispondi', path: orderPath(order.number) },
    }),
    paymentChanged: ({ order, note }) => paymentChanged(order, 'it', paymentIt, note),
    piecesDropped: ({ order }) => piecesDropped(order, 'it', paymentIt),
    creditIssued: ({ order, note }) => creditIssued(order, 'it', paymentIt, note),
  },
}
