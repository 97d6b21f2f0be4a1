import { uuidv7 } from 'uuidv7'
import { hashPassword } from '../account/secrets.ts'
import type { Engine } from '../store/engine.ts'

/** A verified customer of the demo shop, printed at its start. */
export const demoBuyer = { email: 'buyer@alma.example', password: 'demo-buyer-2026' } as const

/** Creates the demo buyer if there is none. */
export const createDemoBuyer = async ({ db }: Engine, now: number): Promise<void> => {
  await db
    .insertInto('customer')
    .values({
      id: uuidv7(),
      email: demoBuyer.email,
      name: 'Asha Rao',
      company_name: 'Rao & Daughters',
      country: 'India',
      instagram: 'raodaughters',
      password_hash: await hashPassword(demoBuyer.password),
      status: 'verified',
      newsletter: 0,
      created_at: now,
      verified_at: now,
    })
    .onConflict((on) => on.column('email').doNothing())
    .execute()
}
