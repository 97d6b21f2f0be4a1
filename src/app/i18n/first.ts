import { messages } from '../../contracts/messages.ts'
import pages from '../../contracts/pages/en.first.ts'

/** The English texts of the shell and the front page; `catalogues/en.ts` has them all. */
const first = {
  ...messages,
  ...pages,

  'shell.skip': 'Skip to content',
  'shell.tools': 'Account and cart',
  'shell.account': 'Account',
  'shell.language': 'Language',
  'shell.currency': 'Currency',
  'shell.notifications': 'Notifications',
  'shell.alerts': 'Alerts',
  'shell.close': 'Close',
  'shell.pause': 'Pause the announcement',
  'shell.resume': 'Let the announcement run',

  'header.label': 'Main',
  'header.categories': 'Categories',
  'header.back': 'Back',
  'header.pages': 'Pages',
  'header.allOf': 'All {{name}}',
  'header.menu': 'Menu',

  'footer.label': 'Footer',
  'footer.note': '{{shop}} sells to the trade alone. Prices are for verified buyers.',

  'breadcrumb.label': 'Breadcrumb',

  'connectivity.retry': 'Try again',

  'failed.text': 'This could not be loaded.',
  'failed.retry': 'Try again',

  'newsletter.title': 'Newsletter',
  'newsletter.email': 'Where to send the newsletter',
  'newsletter.submit': 'Sign up',

  'search.open': 'Search',
  'search.panel': 'Search',
  'search.recent': 'Recent searches',
  'search.clearRecent': 'Clear',
  'search.browse': 'Browse by category',
  'search.products': 'Products',
  'search.nothing': 'Nothing begins like this. Enter searches all the same.',
  'search.all_one': 'Show the {{count}} result',
  'search.all_other': 'Show all {{count}} results',
  'search.suggested_one': '{{count}} suggestion',
  'search.suggested_other': '{{count}} suggestions',
  'search.label': 'Search the catalogue',
  'search.placeholder': 'Search',
  'search.submit': 'Search',

  'home.guest.eyebrow': 'For the trade',
  'home.guest.headline': 'Silver and brass, by the piece and by the tray',
  'home.guest.lead':
    'Jewellery for shops, galleries and stylists. Every account is verified by hand, so that trade prices stay with the trade.',
  'home.guest.apply': 'Apply for a trade account',
  'home.buyer.eyebrow': 'Welcome back',
  'home.buyer.headline': 'Good to see you, {{name}}',
  'home.buyer.lead':
    'Pick up where you left off: search by name or SKU above, or walk through the catalogue.',
  'home.buyer.enter': 'Enter the e-shop',
  'home.how.title': 'How it works',
  'home.how.apply.title': 'Apply',
  'home.how.apply.text':
    'Tell us who you are and where you sell. A link in your mail confirms the address.',
  'home.how.meet.title': 'Be verified',
  'home.how.meet.text':
    'Our team reads every application and writes to you, usually within two working days.',
  'home.how.order.title': 'Order',
  'home.how.order.text':
    'See trade prices and stock. What is in stock ships in 2 days, the rest within 45.',
  'home.categories': 'The collection',
  'home.allCategories': 'All categories',
  'home.featured': 'Pieces to see first',
  'home.pricesAfter': 'Prices show once your account is verified.',

  'cart.titleCount': 'Cart ({{count}})',
  'cart.times': 'x {{quantity}}',
  'cart.removed': '{{title}} is removed.',
  'cart.undo': 'Undo',
  'cart.button_one': 'Cart, {{count}} item',
  'cart.button_other': 'Cart, {{count}} items',
  'cart.product': 'Piece',
  'cart.lineTotal': 'Total',
  'cart.pieces': 'Pieces',
  'cart.shipping': 'Shipping',
  'cart.total': 'Total',
  'cart.summary': 'Order summary',
  'cart.note': 'All items ship in 2 days, or within 45 days if any item is out of stock.',
  'cart.order': 'Order · {{total}}',
  'cart.blocked':
    'A line is below its minimum of 5 pieces. Add pieces or remove the line to order.',
  'cart.belowMinimum': 'Below the minimum of 5 pieces',
  'cart.lineLate': 'Ships within 45 days',
  'cart.weightTimes': '{{grams}} g · × {{quantity}}',
  'cart.variants_one': '{{count}} variant',
  'cart.variants_other': '{{count}} variants',
  'cart.removeLine': 'Remove {{title}}',
  'cart.removeRow': 'Remove {{name}}',
  'cart.empty': 'Your cart is empty',
  'cart.emptyText': 'Whatever you add is kept here, also on your other devices.',
  'cart.guestText': 'Log in with your trade account to fill it.',
  'cart.failed': 'Your cart could not be loaded',

  'notFound.home': 'Go Home',

  'product.from': 'from',
  'product.perPieces_one': '/ {{pieces}} piece',
  'product.perPieces_other': '/ {{pieces}} pieces',
  'product.tradePrice': 'Trade price',
  'product.grams': '{{grams}} g',
  'stock.in': 'In stock',
  'stock.later': 'Made to order, 45 days',
  'login.submit': 'Log in',
  'quickView.title': 'Quick view',
  'quickView.open': 'Quick view of {{title}}',
  'messages.button_one': 'Messages, {{count}} unread',
  'messages.button_other': 'Messages, {{count}} unread',
  'wishlist.button_one': 'Wishlist, {{count}} piece',
  'wishlist.button_other': 'Wishlist, {{count}} pieces',
  'product.viewed': 'Looked at lately',
} as const

export default first
