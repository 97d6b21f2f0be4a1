import type { ProblemCode } from '../primitives.ts'
import { messages } from './messages.ts'

/** The sentence for each code, for refusals without their own sentence. */
const byCode = {
  'problem.amount_too_small':
    'Less than can be paid in this currency. Please order more pieces or choose another currency.',
  'problem.bad_request': 'The request could not be read.',
  'problem.document_refused':
    'This file cannot be accepted; please send a PDF, JPEG or PNG of at most 10 MB.',
  'problem.conflict': 'This has changed in the meantime; please look again and try once more.',
  'problem.forbidden': 'This belongs to another customer.',
  'problem.idempotency_mismatch': 'This order was already sent in another form. Please try again.',
  'problem.internal': messages['error.default'],
  'problem.invalid_credentials': 'The e-mail address or the password is wrong.',
  'problem.invalid_field': 'This is not right; please check it.',
  'problem.minimum_pieces': messages['cart.minimumPieces'],
  'problem.not_found': 'This does not exist, or is no longer sold.',
  'problem.password_common': 'This is one of the most common passwords; please choose another.',
  'problem.password_wrong': 'The current password is wrong.',
  'problem.promise_changed':
    'Some pieces are no longer in stock and ship within 45 days; please look again before you order.',
  'problem.order_blocked':
    'The order cannot be placed like this: a line is no longer sold or is below its minimum. Please check the cart.',
  'problem.quantity_off_step':
    'This quantity cannot be ordered; please choose the nearest one that can.',
  'problem.request_closed': 'This request is closed. Please send a new one.',
  'problem.return_refused':
    'These pieces cannot be returned: the order was cancelled, or they are already in another return.',
  'problem.row_exists': 'This is already in the cart; update its quantity instead.',
  'problem.token_invalid':
    'This link has been used already or has expired. Please ask for a new one.',
  'problem.too_large': 'This is too large to be sent.',
  'problem.too_many_requests': 'Too many requests; please try again later.',
  'problem.unauthorized': messages['session.loginRequired'],
  'problem.unavailable': 'The shop cannot be reached just now; try again shortly.',
} as const satisfies Record<`problem.${ProblemCode}`, string>

/**
 * The refusals of the server, in English. `{{name}}` is a placeholder, `{{name, money}}` an amount in the currency whose
 * sign is the value `symbol`, and `{{name, day}}` a day (`2026-11-21`).
 */
export const refusalMessages = {
  ...byCode,

  'refusal.noCategory': 'There is no such category.',
  'refusal.noProduct': 'There is no such product.',
  'refusal.noVariant': 'This variant is not on sale.',
  'refusal.noPage': 'There is no such page.',
  'refusal.noPost': 'There is no such post.',

  'refusal.noRow': 'This is not in the cart any more.',
  'refusal.notInCart': 'This is not in the cart yet; add it first.',
  'refusal.changeResent': 'This change was already sent in another form. Please try again.',

  'refusal.noList': 'There is no such list.',
  'refusal.listNameTaken': 'You already have a list of this name; choose another name.',
  'refusal.listsFull': 'You can keep at most {{most}} lists; delete one first.',
  'refusal.noSavedRow': 'This is no longer saved for later.',
  'refusal.savedFull': 'You can save at most {{most}} variants for later; remove some first.',

  'refusal.cartEmpty': 'The cart is empty.',
  'refusal.lineNotSold': '{{title}} ({{sku}}) is no longer sold; remove it.',
  'refusal.lineOffStep':
    '{{title}} ({{sku}}): {{quantity}} pieces cannot be ordered any more; change it.',
  'refusal.belowMinimum': '{{title}} is below the minimum of 5 pieces.',
  'refusal.totalChanged': 'The total is now {{total, money}}; please look again before you order.',
  'refusal.noCurrency': 'The shop has no currency {{code}}.',
  'refusal.noShipping': 'The shop does not ship to {{country}} yet.',
  'refusal.noCoupon': 'There is no coupon {{coupon}}.',
  'refusal.couponNotYet': '{{coupon}} can be used from {{first, day}} on.',
  'refusal.couponEnded': '{{coupon}} ended on {{last, day}}.',
  'refusal.couponUsedUp': '{{coupon}} has been used up.',
  'refusal.couponUsedByYou': 'You have used {{coupon}} as often as one customer may ({{most}}).',
  'refusal.couponMinimum': '{{coupon}} is for orders of {{minimum, money}} and more.',
  'refusal.noOrder': 'There is no such order.',
  'refusal.noPaper': 'There is no such document.',
  'refusal.paperNotReady': 'This document is still being prepared. Try again in a moment.',
  'refusal.noMove': 'This order has no such question about a moved date.',
  'refusal.moveAnswered':
    'The question about the moved date of order {{number}} has already been answered.',
  'refusal.moveReplaced':
    'The date of order {{number}} has moved again. Please answer the new question.',
  'refusal.moveClosed': 'These pieces of order {{number}} are already on their way or cancelled.',
  'refusal.orderPartlySent':
    'Pieces of order {{number}} are on their way, and it can no longer be cancelled. Please write to us.',
  'refusal.orderInProduction':
    'Order {{number}} is already being made and can no longer be cancelled here. Please write to us.',

  'refusal.noRequest': 'There is no such request.',
  'refusal.requestResent': 'This request was already sent in another form. Please try again.',
  'refusal.dayOver': 'This day has passed. Please choose today or a later day.',
  'refusal.notOnAccount': 'You cannot order on account yet. Please choose another payment.',
  'refusal.accountLimit':
    'On account you can order for another {{left, money}}. Please choose another payment.',
  'refusal.noTestPayments': 'Test payments are turned off. Please choose another payment.',
  'refusal.orderCancelled': 'Order {{number}} was cancelled.',
  'refusal.noOrderLine': 'Order {{number}} has no such line.',
  'refusal.returnTooMany':
    'You can return at most {{left}} of these pieces: {{ordered}} were ordered, {{held}} are in other returns.',

  'refusal.needsScript': 'This form needs JavaScript. Please switch it on and try again.',
  'refusal.applicationLink': 'This link is no longer valid. Please log in to get a new one.',
  'refusal.accountOpen': 'Your account is already open: please log in.',
  'refusal.noAddress': 'There is no such address.',
  'refusal.noDevice': 'This device is already logged out.',
  'refusal.notSubscribed': 'This address is not on the list.',

  'refusal.noDocument': 'There is no such document.',
  'refusal.documentsFull': 'You can attach at most 5 documents; remove one first.',
  'file.empty': 'The file is empty.',
  'file.tooLarge': 'The file is larger than 10 MB.',
  'file.otherType': 'The file is not a PDF, JPEG or PNG.',
  'file.imageForeign': 'The image contains something that is not an image.',
  'file.imagePixels': 'The image has more than 50 million pixels.',
  'file.imageBroken': 'The image is damaged or not complete.',
  'file.imageTrailing': 'The image has something after its end.',
  'file.imageCut': 'The image is not complete.',
  'file.imageDamaged': 'The image is damaged.',
  'file.pdfStart': 'The file does not begin like a PDF.',
  'file.pdfCut': 'The PDF is not complete.',
  'file.pdfTrailing': 'The PDF has something after its end.',
  'file.pdfProtected': 'The PDF is protected; please send one that is not.',
  'file.pdfActive': 'The PDF has scripts or attached files; please send one without.',
  'file.pdfDamaged': 'The PDF is damaged.',
  'file.pdfUnpacked': 'The PDF unpacks to more than 100 MB.',

  'refusal.busy': 'The shop is busy just now; try again shortly.',
  'refusal.unstorable': 'The request has a character that cannot be stored.',
} as const
export type RefusalKey = keyof typeof refusalMessages

/** Why a file is refused. */
export type FileFault = Extract<RefusalKey, `file.${string}`>
