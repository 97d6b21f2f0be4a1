import type { FastifyRequest } from 'fastify'
import { wantedLanguage } from '../../src/domain/settings/languages.ts'
import { defaultLanguage } from '../../src/domain/shell/multilingual.ts'
import { cookiesIn } from './cookies.ts'

/**
 * The language for a caller: the one chosen in the shop, else one that the browser accepts, else English.
 * @param offered the languages of the shop
 */
export const languageOf = (
  { headers }: Pick<FastifyRequest, 'headers'>,
  offered: readonly string[],
): string => {
  const { language } = cookiesIn(headers.cookie)
  return (
    offered.find((code) => code === language) ??
    wantedLanguage(headers['accept-language'], offered) ??
    defaultLanguage
  )
}
