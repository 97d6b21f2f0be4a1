import { once } from 'node:events'
import { link, readFile, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, test } from 'vitest'
import { jobHandlers } from '../../../server/jobHandlers.ts'
import { createMailer, outboxDir } from '../../../server/mail/mailer.ts'
import { readOutbox } from '../../../server/mail/outbox.ts'
import { createJobs } from '../../../server/store/jobs/jobs.repo.ts'
import { runDueJobs } from '../../../server/store/jobs/worker.ts'
import { openTestShop } from '../../support/shop.ts'
import { hostileAddresses } from '../../support/values/hostileAddresses.ts'

const shop = await openTestShop()
const jobs = createJobs(shop.deps.engine, shop.deps.now)
afterAll(shop.close)

/** Sends every due mail to an SMTP server. */
const sendTo = (port: number) => {
  const { deps } = shop
  const config = { ...deps.config, smtpUrl: `smtp://127.0.0.1:${port}` }
  return runDueJobs(jobs, jobHandlers({ ...deps, config, mailer: createMailer(config) }))
}

const signUp = (email: string) => shop.visitor.newsletter.subscribe({ body: { email } })

test("Scenario: the newsletter's welcome is sent by SMTP as HTML and text, with one-click unsubscription", async () => {
  const taken: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      let mail = ''
      stream.on('data', (chunk) => {
        mail += String(chunk)
      })
      stream.on('end', () => {
        taken.push(mail)
        done()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  await signUp('reader@shah.test')
  await sendTo((server.server.address() as AddressInfo).port)
  server.close()
  expect(taken).toHaveLength(1)
  // Long headers are folded.
  const mail = (taken[0] ?? '').replace(/\r?\n[ \t]+/g, ' ')
  expect(mail).toMatch(/^To: reader@shah\.test$/m)
  expect(mail).toMatch(/^Content-Type: text\/plain/m)
  expect(mail).toMatch(/^Content-Type: text\/html/m)
  expect(mail).toMatch(/^List-Unsubscribe: <https:\/\/shop\.test\/unsubscribe\/[\w-]+>$/m)
  expect(mail).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
  // A mail that is sent again after a crash has the same id.
  expect(mail).toMatch(/^Message-ID: <[\w-]{36}@shop\.test>$/m)
  expect(await jobs.list('all')).toEqual([])
})

test('Scenario: a mail server that refuses delays the mail, but no request', async () => {
  const server = createServer((socket) => socket.end('554 go away\r\n')).listen(0, '127.0.0.1')
  await once(server, 'listening')
  expect((await signUp('refused@shah.test')).status).toBe(200)
  await sendTo((server.address() as AddressInfo).port)
  server.close()
  expect(await jobs.list('all')).toMatchObject([
    { attempts: 1, last_error: expect.stringContaining('554') },
  ])
})

test('Scenario: the mail server is down, and the mail waits for the next attempt', async () => {
  await jobs.retry((await jobs.list('all'))[0]?.id ?? '')
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  await sendTo(port)
  expect(await jobs.list('all')).toMatchObject([
    { attempts: 1, last_error: expect.stringContaining('ECONNREFUSED') },
  ])
})

test.each(hostileAddresses)(
  'a mail to %j is sent to nobody, and the outbox can be read',
  async (to) => {
    const mailer = createMailer(shop.deps.config)
    const before = await readOutbox(shop.deps.config)
    const mail = { id: 'hostile', to, subject: 'A', html: '<p>A</p>', text: 'A' }
    await expect(mailer.send(mail)).rejects.toThrow('the mail is not for one address')
    expect(await readOutbox(shop.deps.config)).toEqual(before)
  },
)

test('Scenario: a mail that is sent again replaces its file in the outbox atomically', async () => {
  const mailer = createMailer(shop.deps.config)
  const folder = outboxDir(shop.deps.config)
  const mail = { id: 'twice', to: 'reader@shah.test', subject: 'A', html: '<p>A</p>' }
  await mailer.send({ ...mail, text: 'first' })
  // A reader with an open file continues to read the old one.
  await link(join(folder, 'twice.json'), join(folder, 'opened'))
  await mailer.send({ ...mail, text: 'second' })
  const [opened, now] = await Promise.all(
    ['opened', 'twice.json'].map(async (name) =>
      JSON.parse(await readFile(join(folder, name), 'utf8')),
    ),
  )
  expect([opened.text, now.text]).toEqual(['first', 'second'])
  expect(
    (await readOutbox(shop.deps.config)).mails.filter(({ to }) => to === mail.to),
  ).toHaveLength(1)
})

test('Scenario: an incomplete file of the outbox does not hide the others', async () => {
  const before = await readOutbox(shop.deps.config)
  await writeFile(join(outboxDir(shop.deps.config), 'cut.json'), '{"to":[{"address":"a')
  const after = await readOutbox(shop.deps.config)
  expect(after.mails.map(({ text }) => text)).toEqual(before.mails.map(({ text }) => text))
  expect(after.broken).toEqual(['cut.json'])
})
