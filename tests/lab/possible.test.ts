import { describe, expect, test } from 'vitest'
import { type AnyMachineSnapshot, createActor, createMachine } from 'xstate'
import { exampleOf } from '../../lab/examples/index.ts'
import { choicesOf, possibilityOf, readPayload, writePayload } from '../../lab/run/possible.ts'
import { createSession } from '../../lab/run/session.ts'

const snapshotOf = (session: ReturnType<typeof createSession>) =>
  session.getState().actor.getSnapshot() as AnyMachineSnapshot

describe('What is possible now', () => {
  test('Scenario: a level that waits for the one above is refused by the guard', () => {
    const snapshot = snapshotOf(createSession('variantPicker'))
    const choose = (attribute: string, value: string) =>
      possibilityOf(snapshot, { type: 'value.chosen', ...{ attribute, value } })
    expect([choose('finish', 'gold'), choose('length', '50cm')]).toEqual([
      { kind: 'possible' },
      { kind: 'refused', guards: ['mayChoose', 'isMadeElsewhere'] },
    ])
  })

  test('Scenario: before a level is chosen, quantities belong to another state and a ready draft is possible', () => {
    const snapshot = snapshotOf(createSession('variantPicker'))
    expect([
      possibilityOf(snapshot, { type: 'quantity.typed' }),
      possibilityOf(snapshot, { type: 'draft.ready' }),
    ]).toEqual([{ kind: 'elsewhere' }, { kind: 'possible' }])
  })

  test('Scenario: an event that a state accepts without effect is ignored', () => {
    const machine = createMachine({ initial: 'deaf', states: { deaf: { on: { knocked: {} } } } })
    const snapshot = createActor(machine).getSnapshot() as AnyMachineSnapshot
    expect(possibilityOf(snapshot, { type: 'knocked' })).toEqual({ kind: 'ignored' })
  })

  const choicesIn = (name: string) =>
    choicesOf(exampleOf(name), snapshotOf(createSession(name))).map(
      ({ type, payloads, possibility }) => [type, Object.keys(payloads), possibility],
    )

  test('Scenario: possible events come first', () => {
    expect(choicesIn('cart').slice(0, 3)).toEqual([
      ['cart.opened', ['Asha logs in'], { kind: 'possible' }],
      ['cart.closed', ['no payload'], { kind: 'elsewhere' }],
      ['cart.changed', expect.any(Array), { kind: 'elsewhere' }],
    ])
  })

  test('Scenario: the payloads of one event are apart if a guard refuses some of them', () => {
    const choices = choicesIn('variantPicker').filter(([type]) => type === 'value.chosen')
    expect(choices).toEqual([
      ['value.chosen', ['finish: silver', 'finish: gold'], { kind: 'possible' }],
      [
        'value.chosen',
        [
          'length: 50 cm',
          'clasp: spring ring',
          'clasp: lobster, not made in gold',
          'a value that nothing has',
        ],
        { kind: 'refused', guards: ['mayChoose', 'isMadeElsewhere'] },
      ],
    ])
  })
})

describe('A payload', () => {
  test.each([
    ['', { payload: {} }],
    ['{ "id": 1 }', { payload: { id: 1 } }],
    ['[1]', { problem: 'A payload is an object: { "name": "value" }' }],
  ])('reads %j', (text, read) => {
    expect(readPayload(text)).toEqual(read)
  })

  test('that is not JSON is reported with the reason', () => {
    expect(readPayload('{ id: 1 }')).toEqual({ problem: expect.stringContaining('JSON') })
  })

  test('is formatted for editing, or empty', () => {
    expect([writePayload({ id: 1 }), writePayload({})]).toEqual(['{\n  "id": 1\n}', ''])
  })
})
