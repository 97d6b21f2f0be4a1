import type { CodeMatch } from '../../../contracts/cart/cart.ts'
import { codesNear, skuCode } from '../skuCode.ts'

/** A variant with its SKU and the code of the SKU. */
export interface FoundCode {
  readonly id: string
  readonly sku: string
  readonly code: string
}

/** Looks variants up. Those that are no longer sold are found by their ids and whole codes only. */
export interface VariantLookUp {
  byIds(ids: readonly string[]): Promise<readonly FoundCode[]>
  byCodes(codes: readonly string[]): Promise<readonly FoundCode[]>
  /** On sale, by SKU. */
  soldByCodes(codes: readonly string[]): Promise<readonly FoundCode[]>
  /** On sale, those whose code begins so, by code. */
  soldBeginningWith(beginning: string, limit: number): Promise<readonly FoundCode[]>
}

/** The number of variants among which a buyer chooses. */
export const mostChoices = 50
/** The number of similar SKUs that are suggested. */
const mostSuggested = 5
/** Of one call, this many unknown codes get suggestions: a list of another shop has none that help. */
const mostGuessed = 100
/** Shorter codes are the beginning of too many SKUs. */
const shortestBeginning = 3

const unknown: CodeMatch = { kind: 'unknown', ids: [] }
const idsOf = (found: readonly FoundCode[]) => [...new Set(found.map(({ id }) => id))]

/** The words before the last one, before the last two and so on: of `FN07 three`, only `FN07` may be a SKU. */
const firstWords = (typed: string): readonly string[] => {
  const words = typed.trim().split(/\s+/)
  return words.map((_, last) => skuCode(words.slice(0, last).join(' '))).toReversed()
}

/** The code's shorter beginnings, the longest first, down to half of it. */
const halves = (code: string): readonly string[] =>
  Array.from({ length: Math.floor(code.length / 2) }, (_, i) => code.slice(0, -1 - i))

/** SKUs with one typing error less, else those of the first words, else those that share the longest beginning. */
const suggestionsFor = async (
  typed: string,
  code: string,
  lookUp: VariantLookUp,
): Promise<CodeMatch> => {
  const near = await lookUp.soldByCodes(codesNear(code))
  if (near.length > 0) return { ...unknown, ids: idsOf(near).slice(0, mostSuggested) }
  const beginnings = new Set([...firstWords(typed), ...halves(code)])
  for (const beginning of beginnings) {
    if (beginning.length < shortestBeginning) continue
    const alike = await lookUp.soldBeginningWith(beginning, mostSuggested)
    if (alike.length > 0) return { ...unknown, ids: idsOf(alike) }
  }
  return unknown
}

/** What a text stands for that is neither an id nor a whole SKU. */
const guess = async (typed: string, code: string, lookUp: VariantLookUp): Promise<CodeMatch> => {
  const beginning =
    code.length >= shortestBeginning ? await lookUp.soldBeginningWith(code, mostChoices) : []
  if (beginning.length > 0) return { kind: 'several', ids: idsOf(beginning) }
  return suggestionsFor(typed, code, lookUp)
}

/** The one variant with this SKU; several if only case and hyphens distinguish them. */
const exact = (typed: string, alike: readonly FoundCode[]): CodeMatch => {
  const same = alike.filter(({ sku }) => sku === typed)
  const ids = idsOf(same.length > 0 ? same : alike)
  return { kind: ids.length === 1 ? 'found' : 'several', ids: ids.slice(0, mostChoices) }
}

/**
 * What codes stand for, in their order (rule K16): a whole SKU, with or without its hyphens and whatever its case, or
 * the id of a variant, or the beginning of SKUs. For others it suggests similar SKUs.
 */
export const matchCodes = async (
  typed: readonly string[],
  lookUp: VariantLookUp,
): Promise<readonly CodeMatch[]> => {
  const codes = new Map(typed.map((one) => [one, skuCode(one)]))
  const all = [...new Set(codes.values())].filter(Boolean)
  const byCode = Map.groupBy(await lookUp.byCodes(all), ({ code }) => code)
  const byId = new Map((await lookUp.byIds([...codes.keys()])).map((one) => [one.id, one]))
  const matches = new Map<string, CodeMatch>()
  let guessed = 0
  for (const [one, code] of codes) {
    const alike = byCode.get(code)
    const own = byId.get(one)
    if (alike) matches.set(one, exact(one, alike))
    else if (own) matches.set(one, { kind: 'found', ids: [own.id] })
    else if (code !== '' && guessed < mostGuessed) {
      guessed += 1
      matches.set(one, await guess(one, code, lookUp))
    }
  }
  return typed.map((one) => matches.get(one) ?? unknown)
}
