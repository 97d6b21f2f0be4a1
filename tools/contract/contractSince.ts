import { join } from 'node:path'
import { describeCode, describeRevision, findRevision } from '../parts/revision.ts'
import type { ContractDescription } from './description.ts'
import { type ContractDifference, diffContract } from './diffContract.ts'

const projectRoot = join(import.meta.dirname, '../..')
const script = join(import.meta.dirname, 'describe.ts')

/** The contract in the files as they are. */
export const describeContractNow = async (root = projectRoot): Promise<ContractDescription> =>
  (await describeCode(script, root)) as ContractDescription

/**
 * Compares the contract at a revision with that in the files. Without a revision: where the current branch left the
 * main one.
 *
 * @throws {@link UnknownRevision}
 */
export const contractSince = async (
  named?: string,
  root = projectRoot,
): Promise<{ since: string; differences: readonly ContractDifference[] }> => {
  const revision = await findRevision(root, named)
  const before = (await describeRevision(script, root, revision)) as ContractDescription
  return {
    since: revision.name,
    differences: diffContract(before, await describeContractNow(root)),
  }
}
