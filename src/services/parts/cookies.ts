import Cookies from 'js-cookie'
import {
  currencyPattern,
  idPattern,
  languagePattern,
  tokenPattern,
} from '../../contracts/patterns.ts'
import type { Currency, Language } from '../../contracts/settings.ts'
import { type Theme, themeCookie, themeNamed } from '../../domain/settings/theme.ts'
import type { SessionUser } from '../../machines/account/sessionSetup.ts'

const names = { user: 'userInfo', language: 'lang', currency: 'currency' } as const
const keptDays = 30

/** Texts by name, each with its required pattern. */
type Shape<K extends string> = Readonly<Record<K, RegExp>>
const anything = /^/

const storedUser = {
  _id: idPattern,
  token: tokenPattern,
  name: anything,
  email: anything,
  companyName: anything,
}
const storedLanguage = { name: anything, lang: languagePattern }
const storedCurrency = { code: currencyPattern, symbol: anything }

/**
 * A cookie's texts; undefined if it is missing or invalid. Implemented by hand, because the code of the contract's
 * schemas loads after the first page.
 */
const read = <K extends string>(name: string, shape: Shape<K>): Record<K, string> | null => {
  try {
    const stored = Object(JSON.parse(Cookies.get(name) ?? 'null'))
    const texts = Object.entries<RegExp>(shape).map(([key, pattern]) => {
      const text: unknown = stored[key]
      if (typeof text !== 'string' || !pattern.test(text)) throw new TypeError(key)
      return [key, text]
    })
    return Object.fromEntries(texts)
  } catch {
    return null
  }
}

/**
 * The client's cookies (rules A8, L4).
 * @param onUserChanged receives the token in the cookie whenever it is written or removed here
 */
export const createCookies = ({
  isHttps,
  onUserChanged = () => undefined,
}: {
  isHttps: boolean
  onUserChanged?: (token: string | null) => void
}) => {
  const userCookie = { path: '/', sameSite: 'lax', secure: isHttps } as const
  const choiceCookie = { path: '/', sameSite: 'none', secure: true, expires: 365 } as const
  return {
    readUser: (): SessionUser | null => read(names.user, storedUser),
    writeUser: (user: SessionUser): void => {
      Cookies.set(names.user, JSON.stringify(user), { ...userCookie, expires: keptDays })
      onUserChanged(user.token)
    },
    /** Removes any login. */
    clearUser: (): void => Cookies.remove(names.user, userCookie),
    /** Removes the login with this token; a newer one stays. */
    removeUser: (token: string): void => {
      if (read(names.user, storedUser)?.token !== token) return
      Cookies.remove(names.user, userCookie)
      onUserChanged(null)
    },
    readLanguage: (): string | null => read(names.language, storedLanguage)?.lang ?? null,
    writeLanguage: ({ name, iso_code }: Language): void => {
      Cookies.set(names.language, JSON.stringify({ name, lang: iso_code }), choiceCookie)
    },
    readCurrency: (): string | null => read(names.currency, storedCurrency)?.code ?? null,
    writeCurrency: ({ code, symbol }: Currency): void => {
      Cookies.set(names.currency, JSON.stringify({ code, symbol }), choiceCookie)
    },
    readTheme: (): Theme => themeNamed(Cookies.get(themeCookie)),
    /** The device's theme needs no cookie. */
    writeTheme: (theme: Theme): void => {
      if (theme === 'system') Cookies.remove(themeCookie, choiceCookie)
      else Cookies.set(themeCookie, theme, choiceCookie)
    },
  }
}
export type ShopCookies = ReturnType<typeof createCookies>
