import { tokenPattern } from '../../src/contracts/patterns.ts'
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

/** Reads the cookies `lang` and `userInfo`, which hold JSON, and `theme`. */
export const cookiesIn = (header = ''): Cookies => {
  const textOf = (name: string): string | undefined =>
    header
      .split(';')
      .map((pair) => pair.trim())
      .find((pair) => pair.startsWith(`${name}=`))
      ?.slice(name.length + 1)
  const cookie = (name: string): Readonly<Record<string, unknown>> | undefined => {
    const value = textOf(name)
    if (value === undefined) return undefined
    try {
      return Object(JSON.parse(decodeURIComponent(value)))
    } catch {
      return {}
    }
  }
  const user = cookie('userInfo')
  const token = user?.token
  return {
    language: cookie('lang')?.lang,
    theme: themeNamed(textOf(themeCookie)),
    isLoggedIn: user !== undefined,
    token: typeof token === 'string' && tokenPattern.test(token) ? token : undefined,
  }
}
