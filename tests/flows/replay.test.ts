import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readFlow } from '../../lab/run/flow.ts'
import { createSession, flowOf } from '../../lab/run/session.ts'

const files = globSync('*.json', { cwd: import.meta.dirname }).toSorted()

describe('A recorded flow can be replayed', () => {
  test.each(files)('%s', (file) => {
    const flow = readFlow(readFileSync(join(import.meta.dirname, file), 'utf8'))
    const session = createSession(flow.machine)
    session.open(flow)
    // Names the step, the state that was expected, and the one that is there.
    expect(session.getState().problem).toBeNull()
    expect(flowOf(session.getState(), flow.title)).toEqual(flow)
    session.stop()
  })

  test('there are flows of the cart, the checkout and the picker', () => {
    const machines = files.map((file) => basename(file).split('.')[0])
    expect(machines).toEqual(expect.arrayContaining(['cart', 'checkout', 'variantPicker']))
  })
})
