import { z } from 'zod'
import { tokenPattern } from '../patterns.ts'
import {
  Count,
  EmailAddress,
  Id,
  Message,
  MultilingualText,
  NewPassword,
  Problem,
  Timestamp,
  text,
} from '../primitives.ts'
import { c, customerOnly, memberRefusals, refusals, self, visitor } from '../routes.ts'
import { SavedAddress } from './address.ts'
import { CustomerUpdate, ForgetPassword, Registration } from './forms.ts'

/** A customer's own data, without the password (rule A23). */
export const Customer = z.object({
  _id: Id,
  verified: z.boolean(),
  name: z.string(),
  email: EmailAddress,
  companyName: z.string(),
  country: z.string(),
  instagram: z.string(),
  /** The most recently used ones, at most `addressesAtMost`; the first one is the default. */
  userAddress: z.array(SavedAddress),
  wishlist: z.array(Id),
})
export type Customer = z.infer<typeof Customer>

/** A bearer token: 256 random bits in base64url. */
export const SessionToken = text(43).regex(tokenPattern)
/** Opens the waiting room of one applicant, and nothing else of the shop. */
export const ApplicationToken = text(43).regex(tokenPattern)
/** A single-use token from a mail. */
export const MailToken = text(128)
  .min(20)
  .regex(/^[\w-]+$/, 'must be the token of the link')

/** An unverified customer gets no token (rules A5, A6). */
export const LoginReply = z.discriminatedUnion('verified', [
  Customer.extend({ verified: z.literal(true), token: SessionToken, ...Message.shape }),
  /** `application` opens the waiting room. */
  Message.extend({ verified: z.literal(false), application: ApplicationToken }),
])
export type LoginReply = z.infer<typeof LoginReply>

/** A message to the customer, as `/alert` lists it. */
export const Notification = z.object({
  _id: Id,
  title: MultilingualText,
  text: MultilingualText,
  createdAt: Timestamp,
  read: z.boolean(),
  /** The page of the shop that the message links to. */
  link: z.string().startsWith('/').nullable(),
})

export type Notification = z.infer<typeof Notification>

const customerPath = z.object({ id: Id })
const wishlistBody = z.object({ productId: Id })

export const customer = c.router(
  {
    register: {
      method: 'POST',
      path: '/customer/register/:token',
      summary: 'Confirm a registration with the token of the mail',
      pathParams: z.object({ token: MailToken }),
      body: c.noBody(),
      responses: {
        ...refusals,
        200: Message.extend({ application: ApplicationToken }),
        410: Problem,
      },
      metadata: visitor,
    },
    verifyEmail: {
      method: 'POST',
      path: '/customer/verify-email',
      summary: 'Register: sends a mail with a confirmation link',
      body: Registration,
      responses: { ...refusals, 200: Message },
      metadata: visitor,
    },
    login: {
      method: 'POST',
      path: '/customer/login',
      summary: 'Log in',
      body: z.object({ registerEmail: EmailAddress, password: text(200).min(1) }),
      responses: { ...refusals, 200: LoginReply, 401: Problem },
      metadata: visitor,
    },
    logout: {
      method: 'POST',
      path: '/customer/logout',
      summary: 'Revoke the token of this call (an addition)',
      body: c.noBody(),
      responses: { ...memberRefusals, 200: Message },
      metadata: customerOnly,
    },
    forgetPassword: {
      method: 'PUT',
      path: '/customer/forget-password',
      summary: 'Ask for a password reset mail',
      body: ForgetPassword,
      responses: { ...refusals, 200: Message },
      metadata: visitor,
    },
    resetPassword: {
      method: 'PUT',
      path: '/customer/reset-password',
      summary: 'Set a new password with the token of the mail',
      body: z.object({ token: MailToken, newPassword: NewPassword }),
      responses: { ...refusals, 200: Message, 410: Problem },
      metadata: visitor,
    },
    get: {
      method: 'GET',
      path: '/customer/:id',
      summary: 'The customer',
      pathParams: customerPath,
      responses: { ...memberRefusals, 200: Customer },
      metadata: self('id'),
    },
    checkVerified: {
      method: 'GET',
      path: '/customer/check/verified/:id',
      summary: 'Whether the shop team has verified the customer',
      pathParams: customerPath,
      responses: { ...memberRefusals, 200: z.object({ verified: z.boolean() }) },
      metadata: self('id'),
    },
    update: {
      method: 'PUT',
      path: '/customer/:id',
      summary:
        'Change profile, password or address; a new password ends every session, a new e-mail address is mailed a link',
      pathParams: customerPath,
      body: CustomerUpdate,
      responses: {
        ...memberRefusals,
        /** `token` replaces the caller's token after a password change. */
        200: Customer.extend({ ...Message.shape, token: SessionToken.optional() }),
      },
      metadata: self('id'),
    },
    confirmEmail: {
      method: 'POST',
      path: '/customer/confirm-email/:token',
      summary: 'Confirm a new e-mail address with the token of the mail (an addition)',
      pathParams: z.object({ token: MailToken }),
      body: c.noBody(),
      responses: { ...refusals, 200: Message, 410: Problem },
      metadata: visitor,
    },
    undoEmail: {
      method: 'POST',
      path: '/customer/undo-email/:token',
      summary: 'Bring the old e-mail address back; ends every session (an addition)',
      pathParams: z.object({ token: MailToken }),
      body: c.noBody(),
      responses: { ...refusals, 200: Message, 410: Problem },
      metadata: visitor,
    },
    addWishlist: {
      method: 'POST',
      path: '/customer/add/wishlist/:id',
      summary: 'Put a product on the wishlist',
      pathParams: customerPath,
      body: wishlistBody,
      responses: { ...memberRefusals, 200: Message, 404: Problem },
      metadata: self('id'),
    },
    checkWishlist: {
      method: 'POST',
      path: '/customer/check/wishlist/:id',
      summary: 'Whether a product is on the wishlist',
      pathParams: customerPath,
      body: wishlistBody,
      responses: { ...memberRefusals, 200: z.object({ added: z.boolean() }) },
      metadata: self('id'),
    },
    removeWishlist: {
      method: 'PUT',
      path: '/customer/remove/wishlist/:id',
      summary: 'Take a product off the wishlist',
      pathParams: customerPath,
      body: wishlistBody,
      responses: { ...memberRefusals, 200: Message },
      metadata: self('id'),
    },
    removeAllWishlist: {
      method: 'PUT',
      path: '/customer/remove-all/wishlist/:id',
      summary: 'Empty the wishlist',
      pathParams: customerPath,
      body: c.noBody(),
      responses: { ...memberRefusals, 200: Message },
      metadata: self('id'),
    },
    getWishlist: {
      method: 'GET',
      path: '/customer/get/wishlist/:id',
      summary: 'The wishlist',
      pathParams: customerPath,
      responses: { ...memberRefusals, 200: z.object({ wishlist: z.array(Id) }) },
      metadata: self('id'),
    },
    getMessages: {
      method: 'GET',
      path: '/customer/get/messages/:id',
      summary: "The customer's messages",
      pathParams: customerPath,
      responses: {
        ...memberRefusals,
        200: z.object({ groupId: z.object({ notifications: z.array(Notification) }) }),
      },
      metadata: self('id'),
    },
    readMessages: {
      method: 'PUT',
      path: '/customer/messages/read/:id',
      summary: 'Mark messages of the customer as read; repeatable (an addition)',
      pathParams: customerPath,
      body: z.object({ ids: z.array(Id).min(1).max(100) }),
      responses: { ...memberRefusals, 200: z.object({ unread: Count }) },
      metadata: self('id'),
    },
  },
  { strictStatusCodes: true },
)
