import { demoBuyer } from '../../server/demo/buyer.ts'
import { openLimits, send, spread } from './calls.ts'
import type { Drill, DrillShop, Figure } from './drill.ts'

const calls = 200
const password = 'correct horse battery'

/** Each call with its body for an address. */
const doors = {
  forgot: (email: string) => ['PUT', '/customer/forget-password', { verifyEmail: email }] as const,
  register: (email: string) =>
    [
      'POST',
      '/customer/verify-email',
      {
        ...{ name: 'Meera', email, companyName: 'Shah Jewels', country: 'India' },
        ...{ password, confirmPassword: password, checkTermsCondtion: true },
      },
    ] as const,
  newsletter: (email: string) => ['POST', '/newsletter/customer/create', { email }] as const,
}

const kinds = ['known', 'unknown'] as const

/** Alternates between the known address and a new one, so that other load on the machine affects both alike. */
const compare = async (
  shop: DrillShop,
  door: keyof typeof doors,
  forgetLimits: () => Promise<void>,
) => {
  const taken: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  for (let call = 0; call < calls; call += 1)
    for (const kind of call % 2 ? kinds : kinds.toReversed()) {
      const email = kind === 'known' ? demoBuyer.email : `${door}-${call}@buyers.example`
      const [method, path, body] = doors[door](email)
      await forgetLimits()
      const began = performance.now()
      const answer = await send(shop, method, path, body)
      await answer.text()
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
      taken[kind].push(performance.now() - began)
    }
  return { known: spread(taken.known), unknown: spread(taken.unknown) }
}

/** Response times of forgot, register and newsletter for a known and an unknown address. */
export const drill: Drill = {
  name: 'known addresses',
  item: 'B11',
  isLong: true,
  run: async (shop) => {
    const limits = await openLimits(shop)
    const figures: Figure[] = []
    for (const door of ['forgot', 'register', 'newsletter'] as const) {
      const { known, unknown } = await compare(shop, door, limits.forget)
      const difference = Math.abs(known.median - unknown.median) / unknown.median
      figures.push({
        figure: `${door}, medians of ${calls} calls each`,
        value: `known ${known.median.toFixed(2)} ms, unknown ${unknown.median.toFixed(2)} ms (${Math.round(difference * 100)} %)`,
        ok: difference < 0.1,
      })
    }
    await limits.close()
    return figures
  },
}
