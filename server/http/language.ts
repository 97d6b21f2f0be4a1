import type { FastifyRequest } from 'fastify'
import { wantedLanguage } from '../../src/domain/languages.ts'
import { defaultLanguage } from '../../src/domain/multilingual.ts'
import { cookiesIn } from './cookies.ts'

/**
 * The language to write to a caller in: the one chosen in the shop, else what the browser asks for, else
 * English.
 * @param offered the languages that the shop writes in
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
