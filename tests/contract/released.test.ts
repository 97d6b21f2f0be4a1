import { expect, test } from 'vitest'
import { describeContractNow } from '../../tools/contract/contractSince.ts'
import { diffContract } from '../../tools/contract/diffContract.ts'
import { contractDiffText } from '../../tools/contract/diffText.ts'
import { readReleased, readUnreleased, unnamedBreaks } from '../../tools/contract/release.ts'

test('every breaking change since the released contract is named in docs/changes.md', async () => {
  const differences = diffContract(readReleased(), await describeContractNow())
  const unnamed = unnamedBreaks(differences, readUnreleased())
  expect(unnamed, contractDiffText('the released contract', unnamed)).toEqual([])
})
