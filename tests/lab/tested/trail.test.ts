import { describe, expect, test } from 'vitest'
import { sideId } from '../../../lab/run/coverage.ts'
import { machineNames } from '../../../lab/run/names.ts'
import { reachOf, type Way } from '../../../lab/run/paths.ts'
import { passedAlong } from '../../../lab/tested/passed.ts'

describe.each(machineNames)('A trail through the machine %s', (name) => {
  const { states, transitions, guards } = reachOf(name)

  test('contains every state to which a path leads', () => {
    for (const [id, way] of states) expect(passedAlong(name, [way]).states).toContain(id)
  })

  test('contains every transition through which a path leads', () => {
    for (const [id, way] of transitions) expect(passedAlong(name, [way]).transitions).toContain(id)
  })

  test('contains every side of a guard to which a path leads', () => {
    for (const [id, { passed, refused }] of guards) {
      const sides = (way: Way | undefined) => (way ? passedAlong(name, [way]).sides : new Set())
      expect(sides(passed)).toContain(sideId(id, true))
      expect(sides(refused)).toContain(sideId(id, false))
    }
  })
})
