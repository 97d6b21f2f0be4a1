import { hostileAddresses } from '../support/values/hostileAddresses.ts'
import { patience, send, tally } from './calls.ts'
import type { Drill } from './drill.ts'

/** Newsletter sign-ups with addresses that a mail program reads as somebody else's. */
export const drill: Drill = {
  name: 'recipients',
  item: 'B9',
  run: async (shop) => {
    const statuses: number[] = []
    for (const email of hostileAddresses)
      statuses.push((await send(shop, 'POST', '/newsletter/customer/create', { email })).status)
    const long = `${'a'.repeat(131_072)}@`
    const began = performance.now()
    await send(shop, 'POST', '/newsletter/customer/create', { email: long })
    const wait = performance.now() - began
    const outbox = await shop.team('outbox')
    return [
      {
        figure: 'hostile addresses',
        value: tally(statuses),
        ok: statuses.every((status) => status === 422),
      },
      {
        figure: 'an address of 128 kB',
        value: `${Math.round(wait)} ms`,
        ok: wait < patience(shop, 200),
      },
      {
        figure: 'the outbox can be read',
        value: outbox.includes('victim') ? 'with a victim' : 'yes',
        ok: !outbox.includes('victim'),
      },
    ]
  },
}
