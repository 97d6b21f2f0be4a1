import { expect, test } from 'vitest'
import { nodeProblem } from '../../../server/production/oldNode.ts'

test.each(['22.14.0', '22.23.3', '24.0.0', '25.1.0'])(
  'Node %s runs the compiled server',
  (version) => {
    expect(nodeProblem(version)).toBeUndefined()
  },
)

test.each(['18.20.0', '20.20.2', '22.13.9'])(
  'Node %s is refused with the required version',
  (version) => {
    expect(nodeProblem(version)).toBe(
      `The compiled server needs Node 22.14 or later; this is Node ${version}.`,
    )
  },
)
