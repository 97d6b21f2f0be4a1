import { themeCookie } from './theme.ts'

/** The names of the cookies with what the buyer has chosen (rule L4). */
export const choiceCookies = { language: 'lang', currency: 'currency', theme: themeCookie } as const
