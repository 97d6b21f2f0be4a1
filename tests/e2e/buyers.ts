import type { Page } from '@playwright/test'
import { clientOf } from '../support/client.ts'
import type { ShopProcess } from '../support/shopProcess.ts'
import { buyer as applicant, mailedLink, test } from './shop.ts'

export interface Buyer {
  readonly email: string
  readonly password: string
}

let buyers = 0
/** A new verified customer. */
export const createBuyer = async (shop: ShopProcess): Promise<Buyer> => {
  buyers += 1
  const email = `buyer-${test.info().parallelIndex}-${buyers}@shah.test`
  const { name, company: companyName, country, password } = applicant
  const visitor = clientOf(shop.origin)
  const form = { name, email, companyName, country, password, confirmPassword: password }
  await visitor.customer.verifyEmail({ body: { ...form, checkTermsCondtion: true } })
  const link = await mailedLink(shop, email, 'user/email-verification')
  await visitor.customer.register({ params: { token: link.split('token=')[1] ?? '' } })
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
