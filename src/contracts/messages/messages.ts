import { firstMessages } from './first.ts'

/**
 * The sentences that are fixed to the letter, misspellings included (rule G5), in English. Server and client take them
 * from here; translations use the same keys.
 */
export const messages = {
  ...firstMessages,
  'register.passwordsDiffer': 'Password And Confirm Password is Not Same !!',
  'register.termsMissing': 'Terms and Condition is Not Selected!!',
  'register.succeeded':
    'User Registration Successfully, Contact the Alma Team for Account Verification !!',
  'profile.passwordsDiffer': 'New Password And Confirm Password is Not Same !!',
  'profile.updated': 'User Updated Successfully !!',
  'profile.addressUpdated': 'Customer Address Updated Successfully !!',
  'reset.passwordsDiffer': 'Password And Confirm Password is not Same !!',
  'newsletter.invalidEmail': 'Please Enter a Valid Email',
  'newsletter.unsubscribed': 'Newsletter Unsubscribe Successful !!',
  'newsletter.unsubscribedBody': 'Your Email has been Successfully Unsubscribe from the list !!',
  'cart.quantityBelowZero': 'Quantity Cannnot be less than Zero !!',
  'cart.noVariant': 'Please Select Variant First',
  'cart.minimumPieces': 'Minimum 5 Pieces are requierd to Add to Cart.',
  'cart.variantsMissing': 'Selected variants are null or undefined',
  'cart.variantMissing': 'Selected variants is null or undefined',
  'cart.quantityUpdated': 'Quntity Updated Successfully !!',
  'cart.added': 'Item Added to Cart !!',
  'cart.addedMany': 'Item Added To Cart !!',
  'cart.addedOutOfStock':
    'Item Added To Cart (This Product is out of stock. If you proceed, the entire order will ship within 45 days.)',
  'stock.variantOut':
    'This Product is Variant out of stock. If you proceed, the entire order will ship within 45 days.',
  'cart.shippingLater': 'Calculated in the next step',
} as const

/** A readable key of the message catalogue. */
export type MessageKey = keyof typeof messages

/** The error of a form's rule: the text for callers, and the key for buyers. */
export const sentence = (key: MessageKey) => ({ message: messages[key], params: { key } })

/** Other replies of the server, in English; `{{…}}` is a placeholder. `refusals.ts` has its refusals. */
export const replies = {
  'reply.mailSent': 'We have sent an e-mail to {{email}}. Follow its link to confirm your address.',
  'reply.confirmed':
    'Your e-mail address is confirmed. We will write to you as soon as your account is open.',
  'reply.resetMailed':
    'If {{email}} has an account, an e-mail with a link to set a new password is on its way.',
  'reply.passwordSet': 'Your new password is set. Please log in.',
  'reply.tooOften': 'Too many attempts. Please try again in {{minutes}} min.',
  'reply.emailConfirmed': 'Your new e-mail address is confirmed.',
  'reply.emailUndone':
    'Your old e-mail address is back, and all devices were logged out. Please set a new password.',
  'reply.deviceEnded': 'The device is logged out.',
  'reply.devicesEnded': 'All devices are logged out.',
  'reply.erasureMailed': 'We have sent an e-mail to {{email}}. Its link erases your account.',
  'reply.ordersOpen':
    'Your account can be erased once these orders are delivered or cancelled: {{orders}}.',
  'reply.erased': 'Your account has been erased.',
  'reply.wished': 'Added to your wishlist.',
  'reply.unwished': 'Removed from your wishlist.',
  'reply.wishlistEmptied': 'Your wishlist is empty.',
  'reply.addressFirst': 'This is your default address now.',
  'reply.addressRemoved': 'Address deleted.',
  'reply.offStep':
    '{{quantity}} pieces cannot be ordered; from {{minimum}} in steps of {{step}} up to {{maximum}}. Nearest: {{nearest}}.',
  'reply.offStepBetween':
    '{{quantity}} pieces cannot be ordered; from {{minimum}} in steps of {{step}} up to {{maximum}}. Nearest: {{below}} or {{above}}.',
  'reply.listSaved': 'Saved as {{name}}.',
  'reply.listRemoved': 'The list is deleted.',
  'reply.listShared': 'Every verified customer with the link can see this list.',
  'reply.listUnshared': 'The link to this list no longer works.',
  'reply.savedForLater': 'Saved for later.',
  'reply.savedRemoved': 'Removed from what you have saved for later.',
  'reply.rowsRemoved': 'Removed from the cart.',
  'reply.subscribed': 'Thank you. You will hear from us.',
  'verification.dead': 'This link has been used already or has expired. Please register again.',
} as const
export type ReplyKey = keyof typeof replies
