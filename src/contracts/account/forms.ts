import { z } from 'zod'
import { messages, sentence } from '../messages/messages.ts'
import { EmailAddress, line, NewPassword, text } from '../primitives.ts'
import { Address } from './address.ts'

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
