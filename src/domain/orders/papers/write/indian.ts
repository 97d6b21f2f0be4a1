import { isolated } from '../../../settings/languages.ts'
import { stateOfSupply } from '../../charges/india.ts'
import type { PaperFacts } from '../paperFacts.ts'
import type { Labelled } from '../paperSource.ts'
import type { Words } from './words.ts'

/** Whether GST applies, also at a rate of zero. */
export const isIndian = ({ order }: Pick<PaperFacts, 'order'>): boolean =>
  order.taxRule.startsWith('in.')

/**
 * The place of supply, as an Indian tax invoice has to name it (CGST Rules, rule 46): the state with its code. None for
 * an export.
 */
export const placeOfSupply = (
  { order }: PaperFacts,
  { texts, language }: Words,
): readonly Labelled[] => {
  if (!isIndian({ order }) || order.taxRule === 'in.export') return []
  const state = stateOfSupply(order.address)
  if (!state) return []
  const value = isolated(`${state.name} (${state.gst})`, language)
  return [{ label: texts.facts.placeOfSupply, value }]
}
