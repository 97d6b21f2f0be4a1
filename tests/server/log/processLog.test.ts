import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { expect, test } from 'vitest'
import { clientOf } from '../../support/client.ts'
import { createShopProcess } from '../../support/shopProcess.ts'

/** A process may be slow to start. */
const patient = { timeout: 25_000 }

test('Scenario: the mail server refuses an address; neither the log nor the list of jobs contains it', async () => {
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => done(new Error(`<${address}>: user unknown`)),
  })
  smtp.listen(0, '127.0.0.1')
  await once(smtp.server, 'listening')
  const { port } = smtp.server.address() as AddressInfo
  const shop = await createShopProcess(undefined, { SMTP_URL: `smtp://127.0.0.1:${port}` })
  await shop.team('init')
  await shop.start()
  const { newsletter } = clientOf(shop.origin)
  for (const name of ['meera', 'ravi'])
    await newsletter.subscribe({ body: { email: `${name}@buyers.test` } })
  await expect
    .poll(() => shop.log.filter((line) => line.includes('job failed')), patient)
    .toHaveLength(1)
  await expect.poll(() => shop.team('jobs'), patient).toMatch(/(user unknown[\s\S]*){2}/)
  expect(await shop.stop('SIGTERM')).toBe(0)
  // The second refusal is the same problem, which ends with the server.
  const problems = shop.log.flatMap((line) => {
    const { msg, err, times } = JSON.parse(line)
    return msg.includes('job failed') ? [{ msg, message: err?.message, times }] : []
  })
  const message = expect.stringMatching(/<\[address\]>: user unknown/)
  expect(problems).toEqual([
    { msg: 'job failed', message, times: undefined },
    { msg: expect.stringMatching(/^still: job failed: .*\[address\]/), times: 1 },
  ])
  expect(shop.log.join('\n')).not.toContain('@')
  smtp.close()
  await shop.remove()
}, 60_000)

test('Scenario: a shop behind a proxy without TRUST_PROXY warns once', async () => {
  const shop = await createShopProcess()
  await shop.team('init')
  await shop.start()
  const forwarded = () =>
    fetch(`${shop.origin}/healthz`, { headers: { 'x-forwarded-for': '10.0.0.1' } })
  await forwarded()
  await forwarded()
  expect(await shop.stop('SIGTERM')).toBe(0)
  expect(shop.log.filter((line) => line.includes('TRUST_PROXY is 0'))).toHaveLength(1)
  await shop.remove()
}, 60_000)
