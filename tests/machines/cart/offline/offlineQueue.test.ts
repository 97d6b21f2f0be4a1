import { describe, expect, test } from 'vitest'
import {
  selectCommand,
  selectIsHolding,
  selectQuestions,
  selectRejections,
  selectWaiting,
} from '../../../../src/machines/cart/offline/offlineQueue.machine.ts'
import { createShop, edit, rowWith, startQueue } from './startQueue.ts'

const quantities = (facts: readonly unknown[]) =>
  facts.flatMap((fact) => {
    const { type, quantities: queued } = fact as { type: string; quantities?: unknown }
    return type === 'commands.changed' ? [queued] : []
  })

describe('Offline', () => {
  test('Scenario: edits wait, are kept on the device, and are sent in their order', async () => {
    const shop = createShop({ a: 10, b: 5 })
    const { actor, shell, device, reaches } = startQueue(shop)
    actor.send({ type: 'offline.continued' })
    actor.send({ type: 'commands.made', edits: [edit('a', 10, 20)] })
    actor.send({ type: 'commands.made', edits: [edit('b', 5, 0)] })
    expect([shop.calls, quantities(shell.sent).at(-1), device.commands.length]).toEqual([
      [],
      { a: 20, b: 0 },
      2,
    ])
    const held = actor.getSnapshot()
    expect([selectIsHolding(held), selectWaiting(held).length]).toEqual([true, 2])
    expect([selectCommand('b')(held)?.quantity, selectCommand('c')(held)]).toEqual([0, undefined])
    actor.send({ type: 'connectivity.restored' })
    const read = { version: 1, cartData: [rowWith('a', 10), rowWith('b', 5)] }
    const done = await reaches('resting')
    expect([selectIsHolding(done), selectWaiting(done)]).toEqual([false, []])
    expect(shell.sent).toContainEqual({ type: 'cart.received', cart: read })
    expect(
      shell.sent.flatMap((fact) => (fact.type === 'cart.changed' ? fact.version : [])),
    ).toEqual([2, 3])
    expect([shop.calls.map(({ productId }) => productId), shop.state.held]).toEqual([
      ['a', 'b'],
      { a: 20, b: 0 },
    ])
    expect([device.commands, shell.sent.at(-1)]).toEqual([[], { type: 'commands.sent' }])
  })

  test('Scenario: an edit that is taken back is not sent', async () => {
    const shop = createShop({ a: 10 })
    const { actor, reaches, device } = startQueue(shop)
    actor.send({ type: 'offline.continued' })
    actor.send({ type: 'commands.made', edits: [edit('a', 10, 20)] })
    actor.send({ type: 'command.undone', productId: 'a' })
    actor.send({ type: 'connectivity.restored' })
    await reaches('resting')
    expect([shop.calls, device.commands]).toEqual([[], []])
  })

  test('Scenario: a page that starts again sends what the device has kept', async () => {
    const shop = createShop({ a: 10 })
    const before = startQueue(shop)
    before.actor.send({ type: 'offline.continued' })
    before.actor.send({ type: 'commands.made', edits: [edit('a', 10, 20)] })
    before.actor.stop()
    const { reaches } = startQueue(shop, before.device)
    await reaches('resting')
    expect(shop.state.held).toEqual({ a: 20 })
  })

  test('Scenario: what waits is dropped from the device at the logout', () => {
    const { actor, device } = startQueue(createShop({ a: 10 }))
    actor.send({ type: 'offline.continued' })
    actor.send({ type: 'commands.made', edits: [edit('a', 10, 20)] })
    actor.send({ type: 'session.closed' })
    expect([device.commands, actor.getSnapshot().value]).toEqual([[], 'closed'])
  })
})

describe('The line is cut while commands are sent', () => {
  test.each(['cut before', 'cut after'] as const)('Scenario: %s the shop has it', async (cut) => {
    const shop = createShop({ a: 10 })
    const { actor, clock, reaches } = startQueue(shop)
    shop.state.line = 'cut before'
    actor.send({ type: 'commands.made', edits: [edit('a', 10, 20)] })
    await reaches('waiting')
    shop.state.line = 'open'
    expect(actor.getSnapshot().context.failures).toBe(1)
    // The cart is read, and the call itself meets the cut.
    const read = shop.read
    shop.read = async () => {
      const cart = await read()
      shop.state.line = cut
      return cart
    }
    clock.increment(1_000)
    await reaches('sending')
    await reaches('waiting')
    shop.read = read
    shop.state.line = 'open'
    actor.send({ type: 'connectivity.restored' })
    await reaches('resting')
    expect([shop.state.held, new Set(shop.calls.map(({ key }) => key)).size]).toEqual([
      { a: 20 },
      1,
    ])
  })
})

test('Scenario: an edit after one whose answer was lost raises no question', async () => {
  const shop = createShop({ a: 10 })
  const { actor, reaches } = startQueue(shop)
  const read = shop.read
  shop.read = async () => {
    const cart = await read()
    shop.state.line = 'cut after'
    return cart
  }
  actor.send({ type: 'commands.made', edits: [edit('a', 10, 20)] })
  await reaches('waiting')
  shop.read = read
  shop.state.line = 'open'
  actor.send({ type: 'offline.continued' })
  actor.send({ type: 'commands.made', edits: [edit('a', 10, 30)] })
  actor.send({ type: 'connectivity.restored' })
  await reaches('resting')
  expect([shop.state.held, actor.getSnapshot().context.questions]).toEqual([{ a: 30 }, []])
})

describe('Somebody else has changed the cart meanwhile', () => {
  const ask = async () => {
    const shop = createShop({ a: 10, b: 5 })
    const started = startQueue(shop)
    started.actor.send({ type: 'offline.continued' })
    started.actor.send({
      type: 'commands.made',
      edits: [edit('a', 10, 20), edit('b', 5, 6)],
    })
    shop.state.held.a = 15
    started.actor.send({ type: 'connectivity.restored' })
    await started.reaches('resting')
    return { shop, ...started }
  }

  test('Scenario: it becomes a question, and the other edits are sent', async () => {
    const { shop, actor, shell } = await ask()
    expect([shop.state.held, selectQuestions(actor.getSnapshot())]).toEqual([
      { a: 15, b: 6 },
      [{ productId: 'a', now: 15 }],
    ])
    expect(shell.sent).toContainEqual({
      type: 'said',
      sentence: { key: 'offline.asks', link: { to: '/cart', key: 'offline.look' } },
    })
  })

  test('Scenario: the buyer insists', async () => {
    const { shop, actor, reaches, device } = await ask()
    actor.send({ type: 'command.insisted', productId: 'a' })
    await reaches('resting')
    expect([shop.state.held, device.commands]).toEqual([{ a: 20, b: 6 }, []])
  })

  test('Scenario: the buyer leaves it', async () => {
    const { shop, actor, device } = await ask()
    actor.send({ type: 'command.undone', productId: 'a' })
    expect([shop.state.held, device.commands, actor.getSnapshot().context.questions]).toEqual([
      { a: 15, b: 6 },
      [],
      [],
    ])
  })

  test('Scenario: the question shows the current quantity, and ends when it is the wanted one', async () => {
    const { shop, actor, reaches } = await ask()
    actor.send({ type: 'cart.counted', carted: { a: 17 } })
    const shown = actor.getSnapshot().context.questions
    shop.state.held.a = 20
    actor.send({ type: 'cart.counted', carted: { a: 20 } })
    await reaches('resting')
    expect([shown, actor.getSnapshot().context.questions]).toEqual([
      [{ productId: 'a', now: 17 }],
      [],
    ])
  })

  test('Scenario: a buyer who sees 15 and insists is asked again when it has become 16', async () => {
    const { shop, actor, reaches } = await ask()
    shop.state.held.a = 16
    actor.send({ type: 'command.insisted', productId: 'a' })
    await reaches('resting')
    expect([shop.state.held.a, actor.getSnapshot().context.questions]).toEqual([
      16,
      [{ productId: 'a', now: 16 }],
    ])
  })
})

test('Scenario: a refused edit says why until it is dismissed, and does not stop the others', async () => {
  const shop = createShop({ a: 10, b: 5 })
  const problem = { code: 'not_found', message: 'There is no such variant on sale.' } as const
  const { actor, reaches, shell } = startQueue(shop, undefined, async (command) =>
    command.productId === 'a' ? { kind: 'refused', problem } : shop.set(command),
  )
  actor.send({ type: 'offline.continued' })
  actor.send({ type: 'commands.made', edits: [edit('a', 10, 20), edit('b', 5, 6)] })
  actor.send({ type: 'connectivity.restored' })
  const rejections = selectRejections(await reaches('resting'))
  expect(shell.sent).toContainEqual({
    type: 'said',
    sentence: { text: problem.message, code: problem.code },
  })
  expect([shop.state.held, rejections.map(({ productId }) => productId)]).toEqual([
    { a: 10, b: 6 },
    ['a'],
  ])
  actor.send({ type: 'command.undone', productId: 'a' })
  expect(actor.getSnapshot().context).toMatchObject({ commands: [], rejections: [] })
})

test('Scenario: an edit made while its variant is sent is sent after it', async () => {
  const shop = createShop({ a: 10 })
  const { promise, resolve } = Promise.withResolvers<void>()
  const { actor, reaches } = startQueue(shop, undefined, async (command) => {
    const outcome = await shop.set(command)
    if (command.quantity === 20) await promise
    return outcome
  })
  actor.send({ type: 'commands.made', edits: [edit('a', 10, 20)] })
  await reaches('sending')
  actor.send({ type: 'commands.made', edits: [edit('a', 20, 30)] })
  resolve()
  await reaches('resting')
  expect([shop.state.held, actor.getSnapshot().context.questions]).toEqual([{ a: 30 }, []])
})

test('Scenario: the same customer logs in again and keeps what waits; another one does not get it', () => {
  const { actor, device } = startQueue(createShop({ a: 10 }))
  const waiting = () => selectWaiting(actor.getSnapshot()).length
  actor.send({ type: 'offline.continued' })
  actor.send({ type: 'commands.made', edits: [edit('a', 10, 20)] })
  actor.send({ type: 'session.opened', userId: 'u-1' })
  expect([waiting(), selectIsHolding(actor.getSnapshot())]).toEqual([1, true])
  device.commands = []
  actor.send({ type: 'session.opened', userId: 'u-2' })
  expect([waiting(), actor.getSnapshot().context.userId]).toEqual([0, 'u-2'])
})
