import type { FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import { primaryOf } from '../../src/domain/settings/languages.ts'
import { defaultLanguage } from '../../src/domain/shell/multilingual.ts'
import { cookiesIn } from './cookies.ts'

/**
 * The language of `offered` for a tag: itself, else one of another region. Our own rule, because negotiator reads
 * `en-GB, it;q=0.9, en;q=0.8` as Italian, and does not match `pt-PT` with `pt-BR`.
 */
const languageFor = (tag: string, offered: readonly string[]): string | undefined =>
  offered.find((code) => code.toLowerCase() === tag.toLowerCase()) ??
  offered.find((code) => primaryOf(code) === primaryOf(tag))

/** The language that a caller has chosen in the shop; undefined if none of `offered`. */
export const chosenLanguage = (
  { headers }: Pick<FastifyRequest, 'headers'>,
  offered: readonly string[],
): string | undefined => {
  const { language } = cookiesIn(headers.cookie)
  return offered.find((code) => code === language)
}

/**
 * The language for a caller: the one chosen in the shop, else the one that the browser prefers, else English.
 * @param offered the languages of the shop
 */
export const languageOf = (
  request: Pick<FastifyRequest, 'headers'>,
  offered: readonly string[],
): string => {
  const wanted = () => new Negotiator(request).languages()
  return (
    chosenLanguage(request, offered) ??
    wanted().flatMap((tag) => languageFor(tag, offered) ?? [])[0] ??
    defaultLanguage
  )
}
