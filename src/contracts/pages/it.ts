import type { PageTexts } from './en.ts'

/** Titles and descriptions of the pages, in Italian. */
const it: PageTexts = {
  'home.title': 'Gioielli all’ingrosso',
  'home.description':
    'Gioielli all’ingrosso per rivenditori: argento e ottone, al pezzo e a vassoio.',
  'eshop.title': 'E-shop',
  'eshop.lead': 'Tutta la collezione, per materiale e per tipo.',
  'login.title': 'Accedi',
  'login.lead': 'Per gli account commerciali verificati.',
  'forgotPassword.title': 'Ha dimenticato la password?',
  'forgotPassword.lead':
    'Ci indichi il Suo indirizzo e-mail e Le invieremo un link per impostarne una nuova.',
  'resetPassword.title': 'Imposti una nuova password',
  'resetPassword.lead': 'Deve avere almeno 8 caratteri.',
  'unsubscribe.title': 'Newsletter',
  'register.title': 'Richiesta di account commerciale',
  'register.lead':
    'Verifichiamo ogni cliente di persona. Ci parli della sua attività e la contatteremo.',
  'verification.title': 'Conferma dell’e-mail',
  'account.title': 'Il mio account',
  'information.title': "Informazioni sull'account",
  'messages.title': 'Messaggi',
  'confirmEmail.title': 'Il Suo nuovo indirizzo e-mail',
  'confirmEmail.lead': 'Confermi che questo è il nuovo indirizzo del Suo account.',
  'undoEmail.title': 'Annulli il nuovo indirizzo e-mail',
  'undoEmail.lead':
    'Il Suo account riprende il vecchio indirizzo e tutti i dispositivi vengono disconnessi.',
  'cart.title': 'Carrello',
  'privacy.title': 'I Suoi dati',
  'privacy.lead': 'Veda che cosa conserviamo di Lei, lo porti con sé o lo faccia cancellare.',
  'eraseAccount.title': 'Cancelli il Suo account',
  'eraseAccount.lead':
    'Non si può annullare. Legga che cosa viene cancellato e che cosa resta, poi prema il pulsante.',
  'lists.title': 'Le sue liste',
  'sharedList.title': 'Una lista condivisa',
  'checkout.title': 'Conferma dell’ordine',
  'placed.title': 'Ordine inviato',
  'addresses.title': 'Indirizzi',
  'history.title': 'Storico ordini',
  'wishlist.title': 'Preferiti',
  'theShop.title': 'Il negozio',
  'theShop.lead': 'Tutto ciò che produciamo, a colpo d’occhio: scelga un genere e veda i pezzi.',
  'lookBook.title': 'Look book',
  'blog.title': 'Il diario',
  'blog.lead': 'Appunti dal banco e dalla vetrina: sapere, cura e vendita.',
  'lookBook.lead': 'I pezzi insieme, come si indossano. Tocchi un punto per ordinare ciò che vede.',
  'search.title': 'Risultati per «{{query}}»',
  'contact.title': 'Contatti',
  'contact.lead':
    'Scriva al nostro team. Troverà la risposta nei Suoi messaggi e La avvisiamo per e-mail.',
  'customWork.title': 'Lavori su misura',
  'customWork.lead':
    'Ci dica che cosa desidera: il nostro laboratorio esamina i Suoi schizzi e risponde con una proposta.',
  'askReturn.title': 'Resi',
  'askReturn.lead':
    'Scelga che cosa restituire di un ordine e ci dica il motivo. Le rispondiamo prima che spedisca.',
  'request.title': 'La Sua richiesta',
  'notFound.title': 'Pagina non trovata',
  'start.retrying': 'Il negozio non si è caricato del tutto. Nuovo tentativo in corso…',
  'start.failed': 'Non è stato possibile caricare il negozio.',
  'start.retry': 'Riprova',
  'start.asOf': 'Senza connessione: prezzi e disponibilità al {{time}}.',
}

export default it
