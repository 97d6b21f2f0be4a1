import type { Limit, RateLimits } from './rateLimit.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const limits = {
  /** Wrong passwords per account (rule A22). Further ones are refused without a check. */
  passwordByAccount: { hits: 10, windowMs: 15 * minute },
  loginByAddress: { hits: 100, windowMs: 15 * minute },
  mailByAccount: { hits: 5, windowMs: hour },
  mailByAddress: { hits: 30, windowMs: hour },
  requestByCustomer: { hits: 60, windowMs: hour },
  orderByCustomer: { hits: 30, windowMs: minute },
  exportByCustomer: { hits: 5, windowMs: hour },
} as const satisfies Record<string, Limit>

/** The rate limits of the shop, per account (e-mail or id) and per IP address (rule A22). */
export const createShopLimits = (rates: RateLimits) => ({
  login: (address: string) => rates.check({ [`login from ${address}`]: limits.loginByAddress }),

  /** Uncounts a login that succeeded or that the shop was too busy to check. Many buyers may share one address. */
  takeBackLogin: (address: string) => rates.takeBack(`login from ${address}`),

  /** Counts an attempt at the current password of an account, for every call that asks for it. */
  password: (email: string) => rates.check({ [`password ${email}`]: limits.passwordByAccount }),

  /** Uncounts an attempt if the shop was too busy to check the password. */
  takeBackPassword: (email: string) => rates.takeBack(`password ${email}`),

  /** Resets the limit after the right password or a password change. */
  forgivePasswords: (email: string) => rates.forget(`password ${email}`),

  /** Counts calls that make the shop send mail to an address that anyone can enter. */
  mail: (kind: 'register' | 'reset' | 'newsletter' | 'email', email: string, address: string) =>
    rates.check({
      [`${kind} ${email}`]: limits.mailByAccount,
      [`${kind} from ${address}`]: limits.mailByAddress,
    }),

  /** Counts an attempt to use a mailed token. */
  token: (address: string) => rates.check({ [`token from ${address}`]: limits.mailByAddress }),

  /** Counts what a customer or applicant sends to the team. */
  request: (customerId: string) =>
    rates.check({ [`request ${customerId}`]: limits.requestByCustomer }),

  /** Counts an export of a customer's data. */
  export: (customerId: string) =>
    rates.check({ [`export ${customerId}`]: limits.exportByCustomer }),

  /** Counts a request for the mail that erases an account. Such a call also checks the password. */
  erasure: (customerId: string, address: string) =>
    rates.check({
      [`erasure ${customerId}`]: limits.mailByAccount,
      [`erasure from ${address}`]: limits.mailByAddress,
    }),

  /** Counts an order with a new Idempotency-Key. Repeated keys are not limited. */
  order: async (customerId: string, key: string) => {
    if (await rates.isFirst(`order key ${key} ${customerId}`, day))
      await rates.check({ [`order ${customerId}`]: limits.orderByCustomer })
  },
})

export type ShopLimits = ReturnType<typeof createShopLimits>
