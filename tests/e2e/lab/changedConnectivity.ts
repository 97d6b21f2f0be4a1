import type { ChangesSince } from '../../../lab/changes/changesSince.ts'
import { describeCharts } from '../../../lab/changes/describe.ts'
import { connectivityMachine } from '../../../src/machines/shell/connectivity.machine.ts'
import { keptFlows } from '../../support/flows/keptFlows.ts'

/** A history in which the machine got a transition and a guard, and lost a state. */
export const changesSince = (): ChangesSince => {
  const after = describeCharts({ connectivity: connectivityMachine })
  const now = after.connectivity
  if (!now) throw new Error('the machine has no description')
  const { root, edges } = now.chart
  const former = { id: 'connectivity.asleep', name: 'asleep', kind: 'atomic' } as const
  const chart = {
    root: {
      ...root,
      children: [...root.children, { ...former, rows: [], children: [], hasAnywhere: false }],
    },
    edges: edges
      .filter(({ label }) => label.event !== 'offline.continued')
      .map((edge) =>
        edge.label.event === 'network.failed' && edge.to === 'connectivity.lost'
          ? { ...edge, label: { ...edge.label, guard: 'isSevere' } }
          : edge,
      ),
  }
  const before = { connectivity: { ...now, chart } }
  return { since: 'abc1234 the last release', before, after, flows: keptFlows('connectivity') }
}
