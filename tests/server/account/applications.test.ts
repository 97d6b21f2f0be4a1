import { afterAll, expect, test } from 'vitest'
import { createAccounts } from '../../../server/account/accounts.ts'
import { applicationMs, openApplication } from '../../../server/account/applicationTokens.ts'
import { createRealtime } from '../../../src/services/shell/realtime.ts'
import { openTestShop } from '../../support/shop.ts'

const shop = await openTestShop()
afterAll(shop.close)

const open = async () => {
  const customer = await shop.customer('unverified')
  const token = await openApplication(shop.db, customer.id, shop.time.now)
  const bearing = { extraHeaders: { authorization: `Bearer ${token}` } }
  const read = async () => (await shop.visitor.applications.get(bearing)).body
  const answer = (text: string) => shop.visitor.applications.answer({ body: { text }, ...bearing })
  return { ...customer, application: token, bearing, read, answer }
}

test('Scenario: asked, answered, refused, answered again, and verified at last', async () => {
  const { email, read, answer } = await open()
  const accounts = createAccounts(shop.deps)
  expect(await read()).toMatchObject({ state: 'received', thread: [], documents: [] })
  await accounts.ask(email, 'Which shops do you sell to?')
  expect(await read()).toMatchObject({ state: 'asked' })
  expect((await answer('Three in Pune.')).status).toBe(200)
  expect(await read()).toMatchObject({ state: 'answered' })
  await accounts.refuse(email, 'We cannot find them.')
  expect(await read()).toMatchObject({ state: 'refused' })
  await answer('Here is our certificate.')
  expect(await read()).toMatchObject({
    state: 'answered',
    thread: [
      { author: 'team', text: 'Which shops do you sell to?' },
      { author: 'customer', text: 'Three in Pune.' },
      { author: 'team', text: 'We cannot find them.' },
      { author: 'customer', text: 'Here is our certificate.' },
    ],
  })
  expect(await accounts.verify(email)).toBe('done')
  expect(await read()).toMatchObject({ state: 'verified' })
  expect((await answer('Thanks!')).status).toBe(409)
})

test('Scenario: the mail of a question links to the waiting room', async () => {
  const { email } = await open()
  await createAccounts(shop.deps).ask(email, 'Your GST number?')
  const mail = (await shop.mails()).findLast(({ to }) => to === email)
  const token = /email-verification\?application=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
  const { body } = await shop.visitor.applications.get({
    extraHeaders: { authorization: `Bearer ${token}` },
  })
  expect(body).toMatchObject({ state: 'asked', thread: [{ text: 'Your GST number?' }] })
})

test('Scenario: an application token opens nothing else of the shop', async () => {
  const { id, application } = await open()
  const headers = { authorization: `Bearer ${application}` }
  const paths = [`/customer/${id}`, `/cart/${id}`, '/order/', '/products/search/all?query=ring']
  for (const path of paths)
    expect((await fetch(`${shop.origin}/api${path}`, { headers })).status).toBe(401)
})

test('Scenario: a session opens no application, and an expired token opens nothing', async () => {
  const { token, bearing } = await open()
  const session = { extraHeaders: { authorization: `Bearer ${token}` } }
  expect((await shop.visitor.applications.get(session)).status).toBe(401)
  expect((await shop.visitor.applications.get(bearing)).status).toBe(200)
  shop.time.now += applicationMs
  expect((await shop.visitor.applications.get(bearing)).status).toBe(401)
})

test('only the hash of an application token is stored', async () => {
  const { application } = await open()
  const rows = await shop.db.selectFrom('application_token').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(application)
})

test('Scenario: the open page is notified at once that the team has verified, and gets no events of the catalogue', async () => {
  const { email, application } = await open()
  const received: string[] = []
  let isConnected = false
  const { close } = createRealtime({
    origin: shop.origin,
    onBreach: (breach) => {
      throw breach
    },
  }).follow(application, {
    connected: () => {
      isConnected = true
    },
    lost: (why) => received.push(why),
    received: ({ event }) => received.push(event),
  })
  await expect.poll(() => isConnected).toBe(true)
  await createAccounts(shop.deps).verify(email)
  await expect.poll(() => received).toEqual(['application.changed'])
  close()
})

test('Scenario: a wrong application token is refused by the socket', async () => {
  const received: string[] = []
  const { close } = createRealtime({ origin: shop.origin, onBreach: () => undefined }).follow(
    'x'.repeat(43),
    {
      connected: () => received.push('connected'),
      lost: (why) => received.push(why),
      received: () => undefined,
    },
  )
  await expect.poll(() => received).toEqual(['refused'])
  close()
})

test('Scenario: a mail program unsubscribes a reader with one click', async () => {
  await shop.visitor.newsletter.subscribe({ body: { email: 'reader@shah.test' } })
  const mail = (await shop.mails()).findLast(({ to }) => to === 'reader@shah.test')
  const { pathname } = new URL(mail?.unsubscribeUrl ?? '')
  const press = () =>
    fetch(`${shop.origin}${pathname}`, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    })
  expect([(await press()).status, (await press()).status]).toEqual([200, 200])
  expect(await shop.db.selectFrom('subscriber').selectAll().execute()).toEqual([])
})
