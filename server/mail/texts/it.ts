import type { OrderStatus } from '../../../src/contracts/orders.ts'
import type { MailTexts } from '../mailText.ts'
import { dayOf, orderMoney, orderRows } from './orderRows.ts'

const statuses: Readonly<Record<OrderStatus, string>> = {
  placed: 'Abbiamo ricevuto il tuo ordine.',
  confirmed: 'Abbiamo confermato il tuo ordine e lo stiamo preparando.',
  shipped: 'Il tuo ordine è in viaggio.',
  completed: 'Il tuo ordine è completo. Grazie.',
  cancelled: 'Il tuo ordine è stato annullato.',
}

const subjects: Readonly<Record<OrderStatus, string>> = {
  placed: 'ricevuto',
  confirmed: 'confermato',
  shipped: 'spedito',
  completed: 'completato',
  cancelled: 'annullato',
}

export const it: MailTexts = {
  greeting: (name) => `Gentile ${name},`,
  signature: 'Alma, gioielli all’ingrosso',
  mails: {
    confirmAddress: ({ name, token }) => ({
      subject: 'Conferma il tuo indirizzo e-mail per Alma',
      name,
      paragraphs: [
        'Conferma il tuo indirizzo e-mail per completare la registrazione ad Alma.',
        'Il nostro team esamina a mano ogni nuovo account. Ti scriviamo appena il tuo è attivo.',
      ],
      action: {
        label: 'Conferma il mio indirizzo',
        path: `/user/email-verification?token=${token}`,
      },
      notes: [
        'Il link funziona una volta sola, per 24 ore.',
        'Se non ti sei registrato, ignora questo messaggio.',
      ],
    }),
    alreadyRegistered: () => ({
      subject: 'Hai già un account Alma',
      paragraphs: [
        'Qualcuno, probabilmente tu, ha provato a registrare questo indirizzo, ma esiste già un account.',
      ],
      action: { label: 'Accedi', path: '/login' },
      notes: ['Se non eri tu, non devi fare nulla.'],
    }),
    resetPassword: ({ name, token }) => ({
      subject: 'Imposta una nuova password per Alma',
      name,
      paragraphs: ['Qualcuno, probabilmente tu, ha chiesto una nuova password.'],
      action: { label: 'Imposta la nuova password', path: `/reset-password/${token}` },
      notes: [
        'Il link funziona una volta sola, per 60 minuti.',
        'Se non l’hai chiesta tu, non devi fare nulla.',
      ],
    }),
    passwordChanged: ({ name }) => ({
      subject: 'La password del tuo account Alma è stata cambiata',
      name,
      paragraphs: [
        'La password del tuo account è stata cambiata e gli altri dispositivi sono stati disconnessi.',
        'Se non sei stato tu, imposta subito una nuova password e scrivici.',
      ],
      action: { label: 'Imposta una nuova password', path: '/forgot-password' },
    }),
    received: ({ name, token }) => ({
      subject: 'Abbiamo ricevuto la tua richiesta',
      name,
      paragraphs: [
        'Grazie per aver chiesto di acquistare da Alma. Il nostro team esamina ogni richiesta a mano, di solito entro due giorni lavorativi.',
        'Una licenza commerciale o un documento IVA accelera l’esame. Puoi aggiungerlo nella pagina della tua richiesta.',
      ],
      action: {
        label: 'Vedi la mia richiesta',
        path: `/user/email-verification?application=${token}`,
      },
    }),
    question: ({ name, text, token }) => ({
      subject: 'Una domanda sulla tua richiesta',
      name,
      paragraphs: [
        'Prima di aprire il tuo account, il nostro team deve sapere di più sulla tua attività:',
      ],
      quote: text,
      action: { label: 'Rispondi', path: `/user/email-verification?application=${token}` },
    }),
    verified: ({ name }) => ({
      subject: 'Il tuo account Alma è attivo',
      name,
      paragraphs: [
        'Il nostro team ha verificato il tuo account. Ora puoi vedere i prezzi e ordinare.',
      ],
      action: { label: 'Accedi', path: '/login' },
    }),
    refused: ({ name, reason, token }) => ({
      subject: 'Non possiamo aprire un account per te',
      name,
      paragraphs: ['Il nostro team ha esaminato la tua richiesta e non può aprire un account:'],
      quote: reason,
      action: {
        label: 'Vedi la mia richiesta',
        path: `/user/email-verification?application=${token}`,
      },
      notes: ['Puoi rispondere in quella pagina se c’è qualcosa che dovremmo sapere.'],
    }),
    unverified: ({ name }) => ({
      subject: 'Il tuo account è chiuso per ora',
      name,
      paragraphs: [
        'Il nostro team sta esaminando di nuovo il tuo account. Ti scriviamo appena è attivo.',
      ],
    }),
    confirmEmail: ({ name, token }) => ({
      subject: 'Conferma il tuo nuovo indirizzo e-mail per Alma',
      name,
      paragraphs: ['Conferma che questo è il nuovo indirizzo e-mail del tuo account.'],
      action: { label: 'Conferma il nuovo indirizzo', path: `/confirm-email/${token}` },
      notes: [
        'Il link funziona una volta sola, per 24 ore. Fino ad allora resta il vecchio indirizzo.',
        'Se non l’hai chiesto tu, ignora questo messaggio.',
      ],
    }),
    emailChanged: ({ name, newEmail, token }) => ({
      subject: 'Il tuo indirizzo e-mail in Alma è stato cambiato',
      name,
      paragraphs: [`L’indirizzo e-mail del tuo account è ora ${newEmail}.`],
      action: { label: 'Annulla la modifica', path: `/undo-email/${token}` },
      notes: [
        'Se non sei stato tu, annulla la modifica entro 7 giorni e imposta una nuova password.',
      ],
    }),
    requestAnswered: ({ name, subject, text, requestId }) => ({
      subject: `Risposta alla tua richiesta: ${subject}`,
      name,
      paragraphs: ['Il nostro team ha risposto alla tua richiesta:'],
      quote: text,
      action: { label: 'Leggi e rispondi', path: `/alert/${requestId}` },
    }),
    confirmErasure: ({ name, token }) => ({
      subject: 'Conferma la cancellazione del tuo account Alma',
      name,
      paragraphs: [
        'Hai chiesto di cancellare il tuo account. Non si può annullare: profilo, indirizzi, lista dei desideri, carrello, messaggi e documenti vengono cancellati.',
        'Le fatture emesse vengono conservate come richiede la legge.',
      ],
      action: { label: 'Cancella il mio account', path: `/gdpr/erase/${token}` },
      notes: [
        'Il link funziona una volta sola, per 24 ore.',
        'Se non l’hai chiesto tu, ignora questo messaggio e cambia la password.',
      ],
    }),
    erased: ({ name }) => ({
      subject: 'Il tuo account Alma è stato cancellato',
      name,
      paragraphs: [
        'Il tuo account e i tuoi dati personali sono stati cancellati. Grazie per il tempo passato con noi.',
      ],
    }),
    subscribed: ({ token }) => ({
      subject: 'Benvenuto nella newsletter di Alma',
      paragraphs: [
        'Grazie per esserti iscritto alla newsletter di Alma. Da ora ricevi nuove collezioni, riassortimenti e notizie dal laboratorio.',
      ],
      action: { label: 'Annulla l’iscrizione', path: `/unsubscribe/${token}` },
      notes: ['Se non sei stato tu, annulla l’iscrizione e non scriveremo più.'],
    }),
    orderPlaced: ({ order }) => ({
      subject: `Il tuo ordine ${order.number}`,
      paragraphs: [`Grazie per il tuo ordine ${order.number}.`],
      rows: orderRows(order, 'it', { coupon: 'Coupon', total: 'Totale' }),
      action: { label: 'Vedi l’ordine', path: '/history' },
      notes: [`Spedizione entro: ${dayOf(order.shipsBy, 'it')}`],
    }),
    orderChanged: ({ order }) => ({
      subject: `Il tuo ordine ${order.number}: ${subjects[order.status]}`,
      paragraphs: [
        statuses[order.status],
        `Ordine ${order.number}, ${orderMoney(order.displayTotal, order, 'it')}, spedizione entro il ${dayOf(order.shipsBy, 'it')}.`,
      ],
      action: { label: 'Vedi l’ordine', path: '/history' },
    }),
  },
}
