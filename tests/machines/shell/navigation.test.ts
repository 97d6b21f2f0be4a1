import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import {
  navigationMachine,
  type Opened,
  selectIsLoading,
} from '../../../src/machines/shell/navigation.machine.ts'

const start = () => {
  const counted: (Opened | null)[] = []
  const actor = createActor(
    navigationMachine.provide({
      actions: { countView: ({ context }) => void counted.push(context.opened) },
    }),
  ).start()
  const open = (opened: Opened | null) => actor.send({ type: 'page.opened', opened })
  const begin = (path: string) => actor.send({ type: 'load.started', path })
  const end = (problem: string | null = null) => actor.send({ type: 'load.ended', problem })
  const now = () => {
    const { value, context } = actor.getSnapshot()
    return [value, context.path, context.problem]
  }
  const isLoading = () => selectIsLoading(actor.getSnapshot())
  return { begin, end, now, isLoading, open, counted }
}

test('Scenario: the buyer waits for a page until it is shown', () => {
  const { begin, end, now, isLoading } = start()
  begin('/cart')
  expect([now(), isLoading()]).toEqual([['loading', '/cart', null], true])
  end()
  expect([now(), isLoading()]).toEqual([['idle', '/cart', null], false])
})

test('Scenario: the buyer does not wait for a reload of the data', () => {
  const { begin, end, now, isLoading } = start()
  begin('/cart')
  end()
  begin('/cart')
  expect([now(), isLoading()]).toEqual([['reloading', '/cart', null], false])
})

test('Scenario: a page that fails has its reason, and can be retried', () => {
  const { begin, end, now, isLoading } = start()
  begin('/history')
  end('500')
  expect(now()).toEqual(['failed', '/history', '500'])
  begin('/history')
  expect([now(), isLoading()]).toEqual([['retrying', '/history', '500'], true])
  end()
  expect(now()).toEqual(['idle', '/history', null])
})

test('Scenario: another page replaces one that failed or is still loading', () => {
  const { begin, end, now } = start()
  begin('/history')
  begin('/cart')
  expect(now()).toEqual(['loading', '/cart', null])
  end('404')
  begin('/')
  expect(now()).toEqual(['loading', '/', '404'])
})

test('Scenario: a category or product is counted when it is opened, and again after another page', () => {
  const { open, counted } = start()
  for (const opened of [
    { category: 'rings' },
    { category: 'rings' },
    { product: 'p-1' },
    null,
    { product: 'p-1' },
  ])
    open(opened)
  expect(counted.filter(Boolean)).toEqual([
    { category: 'rings' },
    { product: 'p-1' },
    { product: 'p-1' },
  ])
})
