import type { Posted } from '../../../src/domain/shell/rendering.ts'

/** A form that works without script (rule P20). */
export interface PostedForm {
  /** The page that shows the form, and the reply. */
  readonly page: string
  /** The call that the page's script makes. */
  readonly call: string
  readonly bodyOf: (fields: Posted['fields']) => object
  /** Customers have other forms at this address. */
  readonly isOfVisitors?: true
  /** The login that a reply brings, for the cookie; it leads to the front page (rule A5). */
  readonly loginIn?: (reply: Readonly<Record<string, unknown>>) => object | undefined
}

const login: PostedForm = {
  page: '/login',
  call: '/customer/login',
  bodyOf: ({ email, password }) => ({ registerEmail: email, password }),
  loginIn: ({ verified, _id, token, name, email, companyName }) =>
    verified === true ? { _id, token, name, email, companyName } : undefined,
}

const registration: PostedForm = {
  page: '/my-account',
  call: '/customer/verify-email',
  isOfVisitors: true,
  bodyOf: ({ newsletter, checkTermsCondtion, ...fields }) => ({
    ...fields,
    newsletter: newsletter !== undefined,
    checkTermsCondtion: checkTermsCondtion !== undefined,
  }),
}

const newsletter: PostedForm = {
  page: '/',
  call: '/newsletter/customer/create',
  bodyOf: ({ email }) => ({ email }),
}

/** By the address that they are posted to. */
const forms: Readonly<Record<string, PostedForm>> = {
  '/login': login,
  '/my-account': registration,
  '/newsletter': newsletter,
}

/** The form that is posted to an address, if it works without script. */
export const formAt = (path: string, isLoggedIn: boolean): PostedForm | undefined => {
  const form = forms[path]
  return form?.isOfVisitors && isLoggedIn ? undefined : form
}
