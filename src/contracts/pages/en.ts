import first from './en.first.ts'

/**
 * Titles and descriptions of the pages, in English: for tabs, search results and shared links. Also what a page says
 * while its script is missing.
 */
const en = {
  ...first,
  'eshop.lead': 'The whole collection, by material and by kind.',
  'login.lead': 'For verified trade accounts.',
  'forgotPassword.title': 'Forgot your password?',
  'forgotPassword.lead':
    'Enter your e-mail address, and we will send you a link to set a new password.',
  'resetPassword.title': 'Set a new password',
  'resetPassword.lead': 'It must have at least 8 characters.',
  'unsubscribe.title': 'Newsletter',
  'register.title': 'Apply for a trade account',
  'register.lead':
    'We verify every buyer by hand. Tell us about your business and we will be in touch.',
  'verification.title': 'Confirm your e-mail',
  'information.title': 'Account information',
  'confirmEmail.title': 'Your new e-mail address',
  'confirmEmail.lead': 'Confirm that this is the new address of your account.',
  'undoEmail.title': 'Undo the new e-mail address',
  'undoEmail.lead': 'Your account gets its old address back, and all devices are logged out.',
  'privacy.title': 'Your data',
  'privacy.lead': 'See what we keep about you, download it, or have it erased.',
  'eraseAccount.title': 'Erase your account',
  'eraseAccount.lead':
    'This cannot be undone. Read what goes and what stays, then press the button.',
  'lists.title': 'Your lists',
  'sharedList.title': 'A shared list',
  'checkout.title': 'Checkout',
  'placed.title': 'Order placed',
  'addresses.title': 'Addresses',
  'theShop.lead': 'Everything we make, at a glance: pick a kind, see its pieces.',
  'blog.lead': 'Notes from the bench and the counter: knowledge, care and selling.',
  'lookBook.lead': 'Pieces together, as they are worn. Press a spot to order what you see.',
  'search.title': 'Results for “{{query}}”',
  'contact.title': 'Contact us',
  'contact.lead':
    'Write to our team. You find the answer in your messages, and we let you know by e-mail.',
  'customWork.title': 'Custom work',
  'customWork.lead':
    'Tell us what you need made: our workshop looks at your sketches and answers with a proposal.',
  'askReturn.title': 'Returns',
  'askReturn.lead':
    'Choose the pieces of an order that you want to return and tell us why. Please send nothing before we answer.',
  'request.title': 'Your request',
  'notFound.title': 'Page not found',
  'start.retrying': 'The shop did not load completely. It is loading again…',
  'start.failed': 'The shop could not be loaded.',
  'start.retry': 'Try again',
  'start.asOf': 'Offline: prices and stock as of {{time}}.',
} as const

export default en
export type PageTextKey = keyof typeof en
export type PageTexts = Readonly<Record<PageTextKey, string>>
