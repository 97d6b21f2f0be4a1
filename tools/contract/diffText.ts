import type { ContractDifference } from './diffContract.ts'

const line = ({ part, text, isBreaking }: ContractDifference) =>
  `  ${(isBreaking ? 'breaking' : 'compatible').padEnd(11)} ${[part, text].filter(Boolean).join(': ')}`

/** What differs in the contract, call by call. */
export const contractDiffText = (
  since: string,
  differences: readonly ContractDifference[],
): string => {
  if (differences.length === 0) return `The contract is that of ${since}.`
  const broken = differences.filter(({ isBreaking }) => isBreaking).length
  const calls = Map.groupBy(differences, ({ call }) => call)
  return [
    `Since ${since}, ${calls.size} ${calls.size === 1 ? 'call differs' : 'calls differ'}; ${broken} of ${differences.length} differences can break a client.`,
    ...[...calls].flatMap(([call, all]) => ['', call, ...all.map(line)]),
  ].join('\n')
}
