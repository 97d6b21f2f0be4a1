import { tokenPattern } from '../../src/contracts/patterns.ts'
import { type Theme, themeCookie, themeNamed } from '../../src/domain/theme.ts'

/** What a browser sends in its cookies (rules A8, L4). None of it proves anything. */
export interface Cookies {
  /** The language that the buyer has chosen, whether there is such a one or not. */
  readonly language: unknown
  readonly theme: Theme
  /** Somebody counts as logged in, rightly or not. */
  readonly isLoggedIn: boolean
  /** The token of a session, as the login gave it. */
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
