import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { readOutbox } from '../../server/mail/outbox.ts'
import { createShopProcess } from '../support/shopProcess.ts'
import { send } from './calls.ts'
import type { Drill, Figure } from './drill.ts'

const form = (n: number) => ({
  ...{ name: 'Meera', email: `m${n}@buyers.example`, companyName: 'Shah', country: 'India' },
  ...{ password: 'correct horse battery', confirmPassword: 'correct horse battery' },
  checkTermsCondtion: true,
})

/** The answers of registration and newsletter while mail cannot be handed over. */
const beside = async (what: string, smtpUrl: string): Promise<Figure> => {
  const shop = await createShopProcess(undefined, { SMTP_URL: smtpUrl })
  await shop.team('init')
  await shop.start()
  const at = { url: shop.origin }
  const began = performance.now()
  const answers = [
    await send(at, 'POST', '/customer/verify-email', form(0)),
    await send(at, 'POST', '/newsletter/customer/create', { email: 'n@buyers.example' }),
  ]
  const ms = performance.now() - began
  const waiting = (await shop.team('jobs')).split('\n').filter((line) => /mail|address/.test(line))
  await shop.stop('SIGKILL')
  await shop.remove()
  const statuses = answers.map(({ status }) => status)
  return {
    figure: `registration and newsletter with ${what}`,
    value: `${statuses.join(', ')} in ${Math.round(ms)} ms; ${waiting.length} jobs wait`,
    ok: statuses.every((status) => status === 200) && ms < 5_000,
  }
}

/** Waits until the shop writes mails: a slow machine needs seconds for the first. */
const firstMail = async (shop: Parameters<typeof readOutbox>[0], before: number) => {
  for (let looks = 0; looks < 2_000; looks += 1) {
    if ((await readOutbox(shop)).mails.length > before) return
    await sleep(10)
  }
}

/** Repeatedly kills the shop while it writes mails. */
const killWhileWriting = async (kills: number): Promise<Figure> => {
  const shop = await createShopProcess()
  await shop.team('init')
  for (let kill = 0; kill < kills; kill += 1) {
    await shop.start()
    const before = (await readOutbox(shop)).mails.length
    const sending = Array.from({ length: 20 }, (_, n) =>
      send({ url: shop.origin }, 'POST', '/customer/verify-email', form(kill * 100 + n)).catch(
        () => undefined,
      ),
    )
    await firstMail(shop, before)
    await sleep(Math.random() * 300)
    await shop.stop('SIGKILL')
    await Promise.all(sending)
  }
  const { mails, broken } = await readOutbox(shop)
  await shop.remove()
  return {
    figure: `${kills} kills while mails are written`,
    value: `${mails.length} mails, ${broken.length} broken files`,
    ok: broken.length === 0 && mails.length > 0,
  }
}

/** SMTP servers that do not respond or do not exist, and a power cut while mails are written. */
export const drill: Drill = {
  name: 'mail',
  item: 'C15',
  engine: 'sqlite',
  run: async ({ isShort }) => {
    const silent = createServer(() => {}).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { port } = silent.address() as { port: number }
    const figures = [
      await beside('a silent SMTP server', `smtp://127.0.0.1:${port}`),
      await beside('no SMTP server', 'smtp://127.0.0.1:1'),
      await killWhileWriting(isShort ? 2 : 15),
    ]
    silent.close()
    return figures
  },
}
