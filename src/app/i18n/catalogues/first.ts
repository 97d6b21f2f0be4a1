import { firstMessages } from '../../../contracts/messages/first.ts'
import pages from '../../../contracts/pages/en.first.ts'

/** The English texts of the shell and the front page; `catalogues/en.ts` has them all. */
const first = {
  ...firstMessages,
  ...pages,

  'shell.skip': 'Skip to content',
  'shell.tools': 'Account and cart',
  'search.label': 'Search the catalogue',
  'search.submit': 'Search',
  'shell.phoneTools': 'Search and cart',
  'shell.account': 'Account',
  'shell.language': 'Language',
  'shell.currency': 'Currency',
  'shell.theme': 'Theme',
  'shell.theme.system': 'Same as device',
  'shell.theme.light': 'Light',
  'shell.theme.dark': 'Dark',
  'shell.notifications': 'Notifications',
  'shell.alerts': 'Alerts',
  'shell.close': 'Close',
  'shell.pause': 'Pause the announcement',
  'shell.resume': 'Resume the announcement',

  'header.label': 'Main',
  'header.menu': 'Menu',
  'header.back': 'Back',

  'footer.label': 'Footer',
  'footer.note': '{{shop}} sells to the trade only. Prices are for verified buyers.',

  'connectivity.continue': 'Continue offline',
  'connectivity.retry': 'Try again',
  'connectivity.waiting':
    'The page that you opened is not loaded yet. It opens when the connection is back.',

  'failed.text': 'This could not be loaded.',
  'failed.retry': 'Try again',

  'newsletter.title': 'Newsletter',
  'newsletter.email': 'E-mail address for the newsletter',
  'newsletter.submit': 'Sign up',

  'search.open': 'Search',
  'search.panel': 'Search',

  'home.guest.eyebrow': 'For the trade',
  'home.guest.headline': 'Silver and brass, by the piece and by the tray',
  'home.guest.lead':
    'Jewellery for shops, galleries and stylists. Every account is verified by hand, so that trade prices stay with the trade.',
  'home.guest.apply': 'Apply for a trade account',
  'home.buyer.eyebrow': 'Welcome back',
  'home.buyer.headline': 'Good to see you, {{name}}',
  'home.buyer.lead':
    'Pick up where you left off: search by name or SKU above, or browse the catalogue.',
  'home.buyer.enter': 'Enter the e-shop',
  'home.how.title': 'How it works',
  'home.how.apply.title': 'Apply',
  'home.how.apply.text':
    'Tell us who you are and where you sell. A link in an e-mail confirms your address.',
  'home.how.meet.title': 'Get verified',
  'home.how.meet.text':
    'Our team reads every application and writes to you, usually within two working days.',
  'home.how.order.title': 'Order',
  'home.how.order.text':
    'See trade prices and stock. What is in stock ships in 2 days, the rest within 45.',
  'home.categories': 'The collection',
  'home.allCategories': 'All categories',
  'home.featured': 'Pieces to see first',
  'home.pricesAfter': 'You see prices once your account is verified.',
  'content.about': 'About us',
  'blog.all': 'All posts',
  'home.lookBook': 'Open the look book',
  'home.journal': 'From the journal',

  'cart.titleCount': 'Cart ({{count}})',
  'cart.button_one': 'Cart, {{count}} item',
  'cart.button_other': 'Cart, {{count}} items',

  'notFound.home': 'Go Home',

  'product.from': 'from',
  'product.perPieces_one': '/ {{pieces}} piece',
  'product.perPieces_other': '/ {{pieces}} pieces',
  'product.sku': 'SKU',
  'product.tradePrice': 'Log in for prices',
  'product.grams': '{{grams}} g',
  'listing.gone': 'No longer sold',
  'stock.in': 'In stock',
  'stock.later': 'Made to order, 45 days',
  'login.submit': 'Log in',
  'quickView.title': 'Quick view',
  'quickView.open': 'Quick view of {{title}}',
  'messages.button_one': 'Messages, {{count}} unread',
  'messages.button_other': 'Messages, {{count}} unread',
  'wishlist.button_one': 'Wishlist, {{count}} piece',
  'wishlist.button_other': 'Wishlist, {{count}} pieces',
  'product.viewed': 'Recently viewed',
} as const

export default first
