import type { ChangesSince } from '../../lab/changes/changesSince.ts'
import { keptFlows } from '../../tests/support/flows/keptFlows.ts'
import { chartsSince } from './chartsSince.ts'

/** What the lab's page of changes shows: the charts at a revision and now, and all kept flows. */
export const changesSince = async (named?: string): Promise<ChangesSince> => ({
  ...(await chartsSince(named)),
  flows: keptFlows(),
})
