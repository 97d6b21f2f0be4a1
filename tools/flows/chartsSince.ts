import { join } from 'node:path'
import type { ChartsSince } from '../../lab/changes/changesSince.ts'
import type { Charts } from '../../lab/changes/describe.ts'
import { describeCode, describeRevision, findRevision } from '../parts/revision.ts'

const projectRoot = join(import.meta.dirname, '../..')
const script = join(import.meta.dirname, 'describe.ts')

/**
 * Describes the charts at a revision and now. Without a revision: where the current branch left the main one,
 * or the last release.
 *
 * @throws {@link UnknownRevision}
 */
export const chartsSince = async (named?: string, root = projectRoot): Promise<ChartsSince> => {
  const revision = await findRevision(root, named)
  const before = await describeRevision(script, root, revision)
  const after = await describeCode(script, root)
  return { since: revision.name, before: before as Charts, after: after as Charts }
}
