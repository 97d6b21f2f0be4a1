import { describe, expect, test } from 'vitest'
import { machineNames } from '../../../lab/run/names.ts'
import { reachOf } from '../../../lab/run/paths.ts'
import { passedAlong } from '../../../lab/tested/passed.ts'

describe.each(machineNames)('A trail through the machine %s', (name) => {
  const { states, transitions } = reachOf(name)

  test('contains every state to which a path leads', () => {
    for (const [id, way] of states) expect(passedAlong(name, [way]).states).toContain(id)
  })

  test('contains every transition through which a path leads', () => {
    for (const [id, way] of transitions) expect(passedAlong(name, [way]).transitions).toContain(id)
  })
})
