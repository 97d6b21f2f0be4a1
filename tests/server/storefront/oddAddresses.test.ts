import { expect, test } from 'vitest'
import { customer, open, shop, useRenderedShop } from './renderedShop.ts'

useRenderedShop()

test.for([
  ['/eshop/%E0%A4%A?view=list', '/eshop/%25E0%25A4%25A?view=list'],
  ['/%', '/%25'],
] as const)(
  'Scenario: the malformed address %s leads a browser to the 404 page (rule P4)',
  async ([path, to]) => {
    const { cookie } = await customer()
    const headers = { cookie, accept: 'text/html' }
    const { statusCode, headers: reply } = await shop.app.inject({ url: path, headers })
    expect([statusCode, reply.location]).toEqual([302, to])
    const { status, content } = await open(to, headers)
    expect([status, content]).toEqual([404, expect.stringContaining('Page Not Found')])
  },
)

test.for([
  ['/eshop?search=a%00b', '/eshop?search=a%2500b'],
  ['/eshop/%00', '/eshop/%2500'],
  ['//elsewhere.test/%00', '/'],
] as const)('Scenario: no page contains a NUL character (%s)', async ([url, to]) => {
  const { cookie } = await customer()
  const { statusCode, headers } = await shop.app.inject({ url, headers: { cookie } })
  expect([statusCode, headers.location]).toEqual([302, to])
  expect((await open(to, { cookie })).body).not.toContain('\0')
})

test.for(['//elsewhere.test/%', '/api/%', '/media/%'])(
  'Scenario: the malformed address %s leads nowhere',
  async (url) => {
    const { statusCode } = await shop.app.inject({ url, headers: { accept: 'text/html' } })
    expect(statusCode).toBe(400)
  },
)
