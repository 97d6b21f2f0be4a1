import { send, tally } from './calls.ts'
import type { Drill } from './drill.ts'

const calls = 40

/** One caller who sends a different `X-Forwarded-For` with each call, through one proxy (`TRUST_PROXY=1`). */
export const drill: Drill = {
  name: 'proxies',
  item: 'B10',
  run: async (shop) => {
    const statuses: number[] = []
    for (let call = 0; call < calls; call += 1) {
      const email = `forwarded-${call}@buyers.example`
      const headers = { 'x-forwarded-for': `10.0.0.${call}, 192.0.2.1` }
      const answer = await send(shop, 'POST', '/newsletter/customer/create', { email }, headers)
      statuses.push(answer.status)
    }
    const passed = statuses.filter((status) => status === 200).length
    return [{ figure: 'calls of one caller let through', value: tally(statuses), ok: passed <= 30 }]
  },
}
