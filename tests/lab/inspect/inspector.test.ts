import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { user } from '../../../lab/examples/parts/samples.ts'
import { createAppInspector } from '../../../lab/inspect/inspector.ts'
import { activeStates } from '../../../lab/run/activeStates.ts'
import { answerableMachine } from '../../../lab/run/answerable.ts'
import { inRegistry } from '../../../lab/run/lookUp.ts'

const inspected = () => {
  const inspector = createAppInspector()
  const app = createActor(answerableMachine('app', inRegistry), {
    id: 'app',
    input: { user, language: null, currency: null },
    inspect: inspector.watch,
  })
  const seenNames = () =>
    [...inspector.getSeen().actors.values()].filter(inspector.isRunning).map(({ name }) => name)
  return { inspector, app, seenNames }
}

test('Scenario: every actor of the app is listed, with its machine and current state', async () => {
  const { inspector, app, seenNames } = inspected()
  app.start()
  await expect.poll(seenNames).toContain('realtime')
  const machines = [...inspector.getSeen().actors.values()].flatMap(({ machine }) => machine ?? [])
  expect(machines).toEqual([
    'app',
    'cart',
    'wishlist',
    'savedRows',
    'placement',
    'offlineQueue',
    'quickOrder',
    'inbox',
    'notificationBar',
    'toasts',
    'navigation',
    'connectivity',
    'preferences',
    'realtime',
    'cartPanel',
    'searchPanel',
    'mobileMenu',
    'megaMenu',
    'topStrip',
    'newsletter',
    'quickView',
    'session',
  ])
  const cart = () => [...inspector.getSeen().actors.values()].find(({ name }) => name === 'cart')
  expect(cart()).toMatchObject({ machine: 'cart', status: 'active' })
  app.send({ type: 'session.closed' })
  await expect.poll(() => cart()?.value).toBe('closed')
  expect(
    inspector
      .getSeen()
      .entries.filter((entry) => entry.kind === 'event')
      .filter(({ to }) => to === 'cart')
      .map(({ event }) => event.type),
  ).toEqual(expect.arrayContaining(['cart.opened', 'cart.closed']))
  app.stop()
})

test('Scenario: a listener is notified once of many changes; a stopped actor is no longer running', async () => {
  const { inspector, app, seenNames } = inspected()
  let notices = 0
  inspector.subscribe(() => {
    notices += 1
  })
  app.start()
  await expect.poll(seenNames).toContain('cart')
  await waitFor(app, () => true)
  expect(notices).toBeLessThan(inspector.getSeen().entries.length)
  app.stop()
  expect(seenNames()).toEqual([])
})

test.each([
  [undefined, ['cart']],
  ['closed', ['cart', 'cart.closed']],
  [{ open: 'idle' }, ['cart', 'cart.open', 'cart.open.idle']],
  [{ a: 'x', b: 'y' }, ['cart', 'cart.a', 'cart.a.x', 'cart.b', 'cart.b.y']],
])('at %j these states are active: %j', (value, active) => {
  expect([...new Set(activeStates('cart', value))]).toEqual(active)
})
