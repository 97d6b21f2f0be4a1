import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { uuidv7 } from 'uuidv7'
import { hashPassword } from '../../../server/account/secrets.ts'
import { openSqlite } from '../../../server/store/sqlite/sqlite.ts'
import { clientOf } from '../../support/client.ts'
import type { ShopProcess } from '../../support/shopProcess.ts'
import { buyer as applicant } from '../parts/shop.ts'

export interface Buyer {
  readonly email: string
  readonly password: string
}

const { name, company, country, password } = applicant
const passwordHash = hashPassword(password)

/** A new customer, verified by the team. The registration itself is tested by journey.spec.ts and accounts.spec.ts. */
export const createBuyer = async (shop: ShopProcess): Promise<Buyer> => {
  const id = uuidv7()
  const email = `${id}@shah.test`
  const engine = openSqlite(join(shop.dataDir, 'shop.sqlite'))
  await engine.db
    .insertInto('customer')
    .values({
      id,
      email,
      name,
      company_name: company,
      country,
      instagram: '',
      password_hash: await passwordHash,
      status: 'unverified',
      newsletter: 0,
      created_at: Date.now(),
      verified_at: null,
    })
    .execute()
  await engine.close()
  await shop.team('verify', email)
  return { email, password }
}

/** Logs a page in as the buyer. */
export const logIn = async (page: Page, shop: ShopProcess, { email, password }: Buyer) => {
  const { body: user } = await clientOf(shop.origin).customer.login({
    body: { registerEmail: email, password },
  })
  if (!('token' in user)) throw new Error(user.message)
  await page
    .context()
    .addCookies([
      { name: 'userInfo', value: encodeURIComponent(JSON.stringify(user)), url: shop.origin },
    ])
  return clientOf(shop.origin, user.token)
}
