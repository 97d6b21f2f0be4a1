import type { Limit, RateLimits } from './rateLimit.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const limits = {
  /** Wrong passwords that one account takes before they are refused unread. */
  passwordByAccount: { hits: 10, windowMs: 15 * minute },
  loginByAddress: { hits: 100, windowMs: 15 * minute },
  mailByAccount: { hits: 5, windowMs: hour },
  mailByAddress: { hits: 30, windowMs: hour },
  requestByCustomer: { hits: 60, windowMs: hour },
  orderByCustomer: { hits: 30, windowMs: minute },
  exportByCustomer: { hits: 5, windowMs: hour },
} as const satisfies Record<string, Limit>

/** What the shop limits, and by whom: an account (its e-mail or id) and the address that calls. */
export const createShopLimits = (rates: RateLimits) => ({
  login: (address: string) => rates.check({ [`login from ${address}`]: limits.loginByAddress }),

  /** A login that was right, or that the shop was too busy to check: many buyers may share one address. */
  takeBackLogin: (address: string) => rates.takeBack(`login from ${address}`),

  /** A try at the current password of an account; every call that takes one counts here. */
  password: (email: string) => rates.check({ [`password ${email}`]: limits.passwordByAccount }),

  /** The shop was too busy to check the password. */
  takeBackPassword: (email: string) => rates.takeBack(`password ${email}`),

  /** After the right password, or a new one. */
  forgivePasswords: (email: string) => rates.forget(`password ${email}`),

  /** Whatever makes the shop send mail to an address that anyone can type in. */
  mail: (kind: 'register' | 'reset' | 'newsletter' | 'email', email: string, address: string) =>
    rates.check({
      [`${kind} ${email}`]: limits.mailByAccount,
      [`${kind} from ${address}`]: limits.mailByAddress,
    }),

  /** Tries to use a mailed token. */
  token: (address: string) => rates.check({ [`token from ${address}`]: limits.mailByAddress }),

  /** What a customer or applicant writes or sends to the team. */
  request: (customerId: string) =>
    rates.check({ [`request ${customerId}`]: limits.requestByCustomer }),

  /** Reads everything that the shop keeps of a customer. */
  export: (customerId: string) =>
    rates.check({ [`export ${customerId}`]: limits.exportByCustomer }),

  /** Mails the link that erases an account, and checks its password. */
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
