import Cookies from 'js-cookie'
import { z } from 'zod'
import { SessionToken } from '../contracts/customer.ts'
import { CurrencyCode, Id, LanguageCode } from '../contracts/primitives.ts'
import type { Currency, Language } from '../contracts/settings.ts'
import type { SessionUser } from '../machines/session.machine.ts'

const names = { user: 'userInfo', language: 'lang', currency: 'currency' } as const
const keptDays = 30

const StoredUser = z.object({
  _id: Id,
  token: SessionToken,
  name: z.string(),
  email: z.string(),
  companyName: z.string(),
})
const StoredLanguage = z.object({ name: z.string(), lang: LanguageCode })
const StoredCurrency = z.object({ code: CurrencyCode, symbol: z.string() })

/** A cookie's JSON; nothing when it is missing, broken or not what it should be. */
const read = <T>(name: string, schema: z.ZodType<T>): T | null => {
  const text = Cookies.get(name)
  if (text === undefined) return null
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

/** The client's persisted data (specification 3). Secure on https; language and currency always. */
export const createCookies = ({ isHttps }: { isHttps: boolean }) => {
  const userCookie = { path: '/', sameSite: 'lax', secure: isHttps } as const
  const choiceCookie = { path: '/', sameSite: 'none', secure: true, expires: 365 } as const
  return {
    readUser: (): SessionUser | null => read(names.user, StoredUser),
    writeUser: (user: SessionUser): void => {
      Cookies.set(names.user, JSON.stringify(user), { ...userCookie, expires: keptDays })
    },
    removeUser: (): void => Cookies.remove(names.user, userCookie),
    readLanguage: (): string | null => read(names.language, StoredLanguage)?.lang ?? null,
    writeLanguage: ({ name, iso_code }: Language): void => {
      Cookies.set(names.language, JSON.stringify({ name, lang: iso_code }), choiceCookie)
    },
    readCurrency: (): string | null => read(names.currency, StoredCurrency)?.code ?? null,
    writeCurrency: ({ code, symbol }: Currency): void => {
      Cookies.set(names.currency, JSON.stringify({ code, symbol }), choiceCookie)
    },
  }
}
export type ShopCookies = ReturnType<typeof createCookies>
