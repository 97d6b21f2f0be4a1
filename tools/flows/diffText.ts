import type { ChartsSince, KeptFlow } from '../../lab/changes/changesSince.ts'
import { isConcerned } from '../../lab/changes/concerned.ts'
import { type Difference, diffCharts } from '../../lab/changes/diffCharts.ts'
import { detailText, partText } from '../../lab/changes/words.ts'

const linesOf = (difference: Difference): readonly string[] => [
  `  ${difference.change.padEnd(8)} ${partText(difference)}`,
  ...difference.details.map((detail) => `             ${detailText(detail)}`),
]

const flowLines = (concerned: readonly KeptFlow[]): readonly string[] =>
  concerned.length === 0
    ? ['  No kept flow passes there.']
    : [
        '  Kept flows that pass there:',
        ...concerned.map(({ file, flow }) => `    tests/flows/${file}  ${flow.title}`),
      ]

/** What differs in the charts, per machine, with the kept flows that go through a part that differs. */
export const diffText = (
  { since, before, after }: ChartsSince,
  kept: readonly KeptFlow[],
): string => {
  const machines = Object.entries(diffCharts(before, after))
  if (machines.length === 0) return `No statechart differs from ${since}.`
  return [
    `Since ${since}, ${machines.length} of ${Object.keys(after).length} statecharts differ.`,
    ...machines.flatMap(([machine, differences]) => [
      '',
      machine,
      ...differences.flatMap(linesOf),
      ...flowLines(
        kept.filter(({ flow }) => flow.machine === machine && isConcerned(flow, differences)),
      ),
    ]),
  ].join('\n')
}
