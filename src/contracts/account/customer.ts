import { z } from 'zod'
import { messages, sentence } from '../messages/messages.ts'
import { tokenPattern } from '../patterns.ts'
import {
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

const line = (max: number) => text(max).trim().min(1)
const optionalLine = (max: number) => text(max).trim().optional()

/** A delivery address (rule A20). */
export const Address = z.object({
  name: line(120),
  companyName: optionalLine(160),
  vatNumber: optionalLine(40),
  phone: line(40).regex(
    /^[+\d][\d\s()./-]{4,}$/,
    'must be a phone number such as +91 22 5550 1234',
  ),
  address: line(200),
  address2: optionalLine(200),
  pincode: line(16),
  country: line(80),
  state: optionalLine(80),
  city: line(80),
})
export type Address = z.infer<typeof Address>

/** Addresses that the shop keeps for one customer. */
export const addressesAtMost = 100

/** An address that the shop keeps for a customer. */
export const SavedAddress = Address.extend({ _id: Id })
export type SavedAddress = z.infer<typeof SavedAddress>

/** A customer's own data, without the password. */
export const Customer = z.object({
  _id: Id,
  verified: z.boolean(),
  name: z.string(),
  email: EmailAddress,
  companyName: z.string(),
  country: z.string(),
  instagram: z.string(),
  /** The most recently used ones, at most {@link addressesAtMost}; the first one is the default. */
  userAddress: z.array(SavedAddress),
  wishlist: z.array(Id),
})
export type Customer = z.infer<typeof Customer>

/** The handle without the `@` that people type before it (rule A1). */
const InstagramHandle = text(60)
  .trim()
  .transform((handle) => handle.replace(/^@+/, ''))

/** The registration form, trimmed (rule A1). */
export const Registration = z
  .object({
    name: line(120),
    email: EmailAddress,
    companyName: line(160),
    country: line(80),
    instagram: InstagramHandle.default(''),
    password: NewPassword,
    confirmPassword: text(200).trim(),
    newsletter: z.boolean().default(false),
    checkTermsCondtion: z.literal(true, { error: messages['register.termsMissing'] }),
  })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    ...sentence('register.passwordsDiffer'),
  })
export type Registration = z.infer<typeof Registration>

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

/** `verifyEmail`: the address of the account whose password is to be reset. */
export const ForgetPassword = z.object({ verifyEmail: EmailAddress })

/** The fields that a customer can change without a password. */
export const Profile = z.object({
  name: line(120),
  companyName: line(160),
  country: line(80),
  instagram: InstagramHandle,
})

const ProfileUpdate = Profile.partial().extend({
  email: EmailAddress.optional(),
  password: text(200).optional(),
  newPassword: NewPassword.optional(),
  confirmPassword: text(200).trim().optional(),
})
const addressOnly = [
  'vatNumber',
  'phone',
  'address',
  'address2',
  'pincode',
  'state',
  'city',
] as const

/**
 * The profile form or the address form (rule A16). With any field that only an address has, it is an address: name,
 * company and country then belong to the address and not to the customer, and it becomes the first one.
 */
export const CustomerUpdate = ProfileUpdate.extend(
  Address.pick({
    vatNumber: true,
    phone: true,
    address: true,
    address2: true,
    pincode: true,
    state: true,
    city: true,
  }).partial().shape,
).superRefine((form, context) => {
  if (isAddressForm(form)) {
    const { error } = Address.safeParse(form)
    for (const { path, message } of error?.issues ?? [])
      context.addIssue({ code: 'custom', path: [...path], message })
  } else if (form.newPassword !== undefined && form.newPassword !== form.confirmPassword)
    context.addIssue({
      code: 'custom',
      path: ['confirmPassword'],
      ...sentence('profile.passwordsDiffer'),
    })
})
export type CustomerUpdate = z.infer<typeof CustomerUpdate>

/** Whether an update is the address form. */
export const isAddressForm = (form: Readonly<Record<string, unknown>>): boolean =>
  addressOnly.some((field) => form[field] !== undefined)

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
      responses: { ...memberRefusals, 200: z.object({ unread: z.number().int().nonnegative() }) },
      metadata: self('id'),
    },
  },
  { strictStatusCodes: true },
)
