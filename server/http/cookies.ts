import { parseCookie } from 'cookie'
import { tokenPattern } from '../../src/contracts/patterns.ts'
import { userCookieName } from '../../src/domain/account/userCookie.ts'
import { type Theme, themeCookie, themeNamed } from '../../src/domain/settings/theme.ts'

/** The cookies of a request (rules A8, L4). They are not verified. */
export interface Cookies {
  /** The chosen language. May be anything. */
  readonly language: unknown
  readonly theme: Theme
  /** Whether there is a `userInfo` cookie. The session may be invalid. */
  readonly isLoggedIn: boolean
  /** The session token from the login. */
  readonly token: string | undefined
}

/** The object in a cookie, empty if the cookie does not contain JSON. */
const objectIn = (text: string | undefined): Readonly<Record<string, unknown>> | undefined => {
  if (text === undefined) return undefined
  try {
    return Object(JSON.parse(text))
  } catch {
    return {}
  }
}

/** The decoded cookies of a header, by name. */
export const cookieValues = (header = ''): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(parseCookie(header)).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  )

/** Reads the cookies `lang` and `userInfo`, which contain JSON, and `theme`. */
export const cookiesIn = (header = ''): Cookies => {
  const { lang, [userCookieName]: login, [themeCookie]: theme } = parseCookie(header)
  const user = objectIn(login)
  const token = user?.token
  return {
    language: objectIn(lang)?.lang,
    theme: themeNamed(theme),
    isLoggedIn: user !== undefined,
    token: typeof token === 'string' && tokenPattern.test(token) ? token : undefined,
  }
}
