import { afterAll, beforeAll } from 'vitest'
import { openTestShop } from '../../support/shop.ts'

/** The shop of the tests that run. */
export let shop: Awaited<ReturnType<typeof openTestShop>>

export const cookieOf = (user: object) => `userInfo=${encodeURIComponent(JSON.stringify(user))}`

/** The content of a page: what the server has rendered, without the answers. */
const contentIn = (body: string) => /<div id="root">(.*)<\/div>\s*<script/s.exec(body)?.[1] ?? ''

/** The answers embedded in a page, by call. */
const answersIn = (body: string): Record<string, readonly [number, unknown]> =>
  JSON.parse(
    /<script type="application\/json" id="answers" data-read-at="\d+"(?: data-customer)?(?: data-only-language="[\w-]+")?>([^<]*)<\/script>/.exec(
      body,
    )?.[1] ?? '{}',
  )

export const open = async (url: string, headers: Record<string, string> = {}) => {
  const { statusCode: status, body, headers: reply } = await shop.app.inject({ url, headers })
  const answers = answersIn(body)
  return { status, body, content: contentIn(body), answers, cache: reply['cache-control'] }
}

/** Opens a shop before the tests of a file, and closes it after them. */
export const useRenderedShop = (): void => {
  beforeAll(async () => {
    shop = await openTestShop()
  })
  afterAll(() => shop.close())
}

/** A customer, with the cookie that the browser has after the login. */
export const customer = async () => {
  const { id, token, email, client } = await shop.customer()
  const user = { _id: id, token, email, name: 'Test Buyer', companyName: 'Buyers Ltd' }
  return { id, client, cookie: cookieOf(user) }
}
