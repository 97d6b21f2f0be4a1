import { describe, expect, test } from 'vitest'
import { machines } from '../../src/machines/index.ts'

describe('The registry', () => {
  test('Scenario: every statechart is registered under its own name', () => {
    expect(Object.entries(machines).map(([name, machine]) => [name, machine.id])).toEqual(
      Object.keys(machines).map((name) => [name, name]),
    )
  })
})
