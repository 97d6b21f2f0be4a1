import { describe, expect, test } from 'vitest'
import { selectMissingLevel } from '../../../src/machines/catalogue/variantPickerSelectors.ts'
import { combination } from '../fixtures.ts'
import { start, toast } from './startPicker.ts'

describe('Picking level by level', () => {
  test('Scenario: without a choice nothing is added; the missing level is marked until it is chosen', async () => {
    const { actor, add, choose, shell } = start(combination)
    const led: string[] = []
    actor.on('level.missing', ({ attribute }) => led.push(attribute))
    expect(selectMissingLevel(actor.getSnapshot())).toBeUndefined()
    expect([await add(), shell.sent, led]).toEqual([[], [toast('cart.noVariant')], ['finish']])
    expect(selectMissingLevel(actor.getSnapshot())).toBe('finish')
    choose('finish', 'matt')
    expect(selectMissingLevel(actor.getSnapshot())).toBeUndefined()
    await add()
    expect(led).toEqual(['finish', 'length'])
  })

  test('Scenario: a level waits for the one above it', () => {
    const { actor, choose } = start(combination)
    choose('length', 'l40')
    expect(actor.getSnapshot().context.selection).toEqual({})
    choose('finish', 'matt')
    choose('length', 'l40')
    expect(actor.getSnapshot().context.selection).toEqual({ finish: 'matt', length: 'l40' })
  })

  test('Scenario: a level with a single value is chosen automatically', () => {
    const { actor, choose } = start(combination)
    choose('finish', 'bright')
    const { value, context } = actor.getSnapshot()
    expect([value, context.selection]).toEqual([
      { picking: 'counting', way: 'none', adding: 'idle' },
      { finish: 'bright', length: 'l45' },
    ])
  })

  test('Scenario: the way to a value that is unavailable with the choice above is offered and taken', () => {
    const { actor, choose } = start(combination)
    choose('finish', 'bright')
    choose('length', 'l40')
    const { value, context } = actor.getSnapshot()
    actor.send({ type: 'way.taken' })
    const after = actor.getSnapshot()
    expect([value, context.selection, context.unavailable]).toEqual([
      { picking: 'counting', way: 'offered', adding: 'idle' },
      { finish: 'bright', length: 'l45' },
      { attribute: 'length', value: 'l40' },
    ])
    expect([after.value, after.context.selection, after.context.unavailable]).toEqual([
      { picking: 'counting', way: 'none', adding: 'idle' },
      { finish: 'matt', length: 'l40' },
      null,
    ])
  })

  test('Scenario: a link sets its choices, as far as they are offered', () => {
    const linked = (selection: Record<string, string>) =>
      start(combination, { selection }).actor.getSnapshot().context.selection
    expect([
      linked({ finish: 'matt', length: 'l40' }),
      linked({ finish: 'matt', length: 'l99', colour: 'red' }),
      linked({ length: 'l40' }),
    ]).toEqual([{ finish: 'matt', length: 'l40' }, { finish: 'matt' }, {}])
  })

  test('Scenario: a link to other choices of the shown product is followed; one to the same changes nothing', () => {
    const { actor, draft } = start(combination, {
      selection: { finish: 'matt', length: 'l40' },
    })
    const ask = (selection: Record<string, string>) =>
      actor.send({ type: 'selection.asked', selection })
    actor.send({ type: 'quantity.incremented', productId: 'p-matt-40' })
    ask({ finish: 'matt', length: 'l40' })
    const same = draft()
    ask({ finish: 'matt', length: 'l45' })
    expect([same, draft(), actor.getSnapshot().context.selection]).toEqual([
      { 'p-matt-40': 20 },
      {},
      { finish: 'matt', length: 'l45' },
    ])
  })

  test('Scenario: the address gets each selection, and is corrected after a link with an unavailable choice', () => {
    const { actor, choose, inAddress } = start(combination, { selection: { finish: 'wood' } })
    choose('finish', 'bright')
    choose('length', 'l40')
    actor.send({ type: 'selection.asked', selection: { finish: 'bright', length: 'l99' } })
    expect(inAddress).toEqual([
      {},
      { finish: 'bright', length: 'l45' },
      { finish: 'bright', length: 'l45' },
    ])
  })

  test('Scenario: choosing again drops what is below, the quantity and the draft', () => {
    const { actor, choose, draft } = start(combination)
    choose('finish', 'matt')
    choose('length', 'l45')
    actor.send({ type: 'quantity.incremented', productId: 'p-matt-45' })
    choose('finish', 'bright')
    expect([actor.getSnapshot().value, actor.getSnapshot().context.selection, draft()]).toEqual([
      { picking: 'counting', way: 'none', adding: 'idle' },
      { finish: 'bright', length: 'l45' },
      {},
    ])
  })
})
