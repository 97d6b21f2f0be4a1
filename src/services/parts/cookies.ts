import Cookies from 'js-cookie'
import {
  currencyPattern,
  idPattern,
  languagePattern,
  tokenPattern,
} from '../../contracts/patterns.ts'
import type { Currency, Language } from '../../contracts/settings.ts'
import { loginDays, userCookieName } from '../../domain/account/userCookie.ts'
import { choiceCookies } from '../../domain/settings/choiceCookies.ts'
import { type Theme, themeNamed } from '../../domain/settings/theme.ts'
import type { SessionUser } from '../../machines/account/sessionSetup.ts'

const names = { user: userCookieName, ...choiceCookies } as const

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

/** Where cookies are: the document, or the request that the server answers. */
export interface CookieJar {
  get(name: string): string | undefined
  set(name: string, value: string, attributes: object): void
  remove(name: string, attributes: object): void
}

/**
 * A cookie's texts; undefined if it is missing or invalid. Implemented by hand, because the code of the contract's
 * schemas loads after the first page.
 */
const readIn = <K extends string>(
  jar: CookieJar,
  name: string,
  shape: Shape<K>,
): Record<K, string> | null => {
  try {
    const stored = Object(JSON.parse(jar.get(name) ?? 'null'))
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
  jar = Cookies as CookieJar,
}: {
  isHttps: boolean
  onUserChanged?: (token: string | null) => void
  jar?: CookieJar
}) => {
  const read = <K extends string>(name: string, shape: Shape<K>) => readIn(jar, name, shape)
  const userCookie = { path: '/', sameSite: 'lax', secure: isHttps } as const
  const choiceCookie = { path: '/', sameSite: 'none', secure: true, expires: 365 } as const
  return {
    readUser: (): SessionUser | null => read(names.user, storedUser),
    writeUser: (user: SessionUser): void => {
      jar.set(names.user, JSON.stringify(user), { ...userCookie, expires: loginDays })
      onUserChanged(user.token)
    },
    /** Removes any login. */
    clearUser: (): void => jar.remove(names.user, userCookie),
    /** Removes the login with this token; a newer one stays. */
    removeUser: (token: string): void => {
      if (read(names.user, storedUser)?.token !== token) return
      jar.remove(names.user, userCookie)
      onUserChanged(null)
    },
    readLanguage: (): string | null => read(names.language, storedLanguage)?.lang ?? null,
    writeLanguage: ({ name, iso_code }: Language): void => {
      jar.set(names.language, JSON.stringify({ name, lang: iso_code }), choiceCookie)
    },
    readCurrency: (): string | null => read(names.currency, storedCurrency)?.code ?? null,
    writeCurrency: ({ code, symbol }: Currency): void => {
      jar.set(names.currency, JSON.stringify({ code, symbol }), choiceCookie)
    },
    readTheme: (): Theme => themeNamed(jar.get(names.theme)),
    /** The device's theme needs no cookie. */
    writeTheme: (theme: Theme): void => {
      if (theme === 'system') jar.remove(names.theme, choiceCookie)
      else jar.set(names.theme, theme, choiceCookie)
    },
  }
}
export type ShopCookies = ReturnType<typeof createCookies>
