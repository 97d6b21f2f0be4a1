import { setImmediate } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { type AnyActorLogic, type AnyStateMachine, createActor } from 'xstate'
import { appMachine } from '../../src/machines/app.machine.ts'
import { machines } from '../../src/machines/index.ts'

/** Every statechart; the root without the machines of customers, as before they load. */
const bare: readonly AnyStateMachine[] = [...Object.values(machines), appMachine]

/** The missing service in the error; null for any other error. */
const missingIn = (error: unknown) =>
  error instanceof Error
    ? (/^the (?:actor|action|machine) (.*) is not provided$/.exec(error.message)?.[1] ?? null)
    : null

const missingActor = async (logic: AnyActorLogic) => {
  const actor = createActor(logic, { input: {} })
  let failure: unknown = actor.getSnapshot().error
  actor.subscribe({ error: (error) => (failure = error) })
  actor.start()
  // An actor that is not provided fails at once.
  await setImmediate()
  actor.stop()
  return missingIn(failure)
}

const missingAction = (act: () => void) => {
  try {
    act()
    return null
  } catch (error) {
    return missingIn(error)
  }
}

describe('A missing service is reported by name', () => {
  const named = (found: readonly (readonly [string, string | null])[]) =>
    found.filter(([, missing]) => missing !== null)

  test('Scenario: every actor that is not provided reports its name', async () => {
    const actors = bare.flatMap(({ implementations }) => Object.entries(implementations.actors))
    const found = named(
      await Promise.all(
        actors.map(
          async ([name, logic]) => [name, await missingActor(logic as AnyActorLogic)] as const,
        ),
      ),
    )
    expect(found.map(([, missing]) => missing)).toEqual(found.map(([name]) => name))
    expect(found.map(([name]) => name)).toEqual(
      expect.arrayContaining([
        ...['loadCart', 'placeOrder', 'read', 'submit', 'cart', 'wishlist'],
        // Actors that listen to the browser or to the shop.
        ...['follow', 'socket', 'watchBrowser', 'watchScroll', 'watchSight', 'watchStored'],
      ]),
    )
  })

  test('Scenario: every action that is not provided reports its name', () => {
    const actions = bare.flatMap(({ implementations }) => Object.entries(implementations.actions))
    const found = named(
      actions.flatMap(([name, act]) =>
        typeof act === 'function' && act.length === 0
          ? [[name, missingAction(act as () => void)] as const]
          : [],
      ),
    )
    expect(found.map(([, missing]) => missing)).toEqual(found.map(([name]) => name))
    expect(found.map(([name]) => name)).toEqual(
      expect.arrayContaining(['keepDraft', 'rememberLanguage', 'keepKey']),
    )
  })
})
