import { join } from 'node:path'
import { keptFlows } from '../../tests/support/flows/keptFlows.ts'
import { contractSince } from '../contract/contractSince.ts'
import { contractDiffText } from '../contract/diffText.ts'
import { chartsSince } from '../flows/chartsSince.ts'
import { diffText } from '../flows/diffText.ts'

const root = join(import.meta.dirname, '../..')

const orReason = (text: Promise<string>): Promise<string> =>
  text.catch((error) => `Not compared: ${error instanceof Error ? error.message : error}`)

/**
 * What differs in the statecharts and in the contract since the current branch left the main one. Never fails: where
 * there is no history to compare with, it says so.
 */
export const changesAtHand = async (folder = root): Promise<string> => {
  const charts = await orReason(
    chartsSince(undefined, folder).then((changes) => diffText(changes, keptFlows())),
  )
  const contract = await orReason(
    contractSince(undefined, folder).then(({ since, differences }) =>
      contractDiffText(since, differences),
    ),
  )
  return [charts, contract].filter((text, index, all) => all.indexOf(text) === index).join('\n\n')
}
