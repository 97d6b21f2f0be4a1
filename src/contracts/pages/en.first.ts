/** The names of pages in the shell and on the front page, in English. */
const first = {
  'home.title': 'Wholesale jewellery',
  'home.description':
    'Wholesale jewellery for the trade: silver and brass, by the piece and by the tray.',
  'eshop.title': 'E-shop',
  'messages.title': 'Messages',
  'history.title': 'Order history',
  'wishlist.title': 'Wishlist',
  'theShop.title': 'The shop',
  'lookBook.title': 'Look book',
  'blog.title': 'Journal',
  'cart.title': 'Cart',
  'account.title': 'My account',
  'login.title': 'Log in',
} as const

export default first
