import { expect, test } from 'vitest'
import { Problem } from '../../src/contracts/primitives.ts'
import { routes as named } from './suite/call.ts'

const routes = named.map(({ route }) => route)

/** The calls as section 7 of the specification spells them; parameters by position. */
const specified = `
POST /customer/register/:
POST /customer/verify-email
POST /customer/login
PUT /customer/forget-password
PUT /customer/reset-password
GET /customer/:
GET /customer/check/verified/:
PUT /customer/:
POST /customer/add/wishlist/:
POST /customer/check/wishlist/:
PUT /customer/remove/wishlist/:
PUT /customer/remove-all/wishlist/:
GET /customer/get/wishlist/:
GET /customer/get/messages/:
GET /order/
GET /orders/customer/:
POST /cart/add
GET /cart/:
DELETE /cart/:
POST /cart/many
PUT /cart/update/:
PUT /cart/update/variants/:
POST /cart/update/morevariants
PUT /cart/decreemnt/variants/:
PUT /cart/increement/variants/:
POST /cart/set/quantity/:
POST /cart/basket/slug
GET /category/show
GET /category/add/counts/:
POST /products/get-product-ById/:
GET /products/categories/:
GET /products/category/slug/:
GET /attributes/show
GET /products/featured
GET /products/search/all
GET /products/counts-add/:
GET /language/show
GET /currency/show
GET /setting/store/customization/all
POST /newsletter/customer/create
DELETE /newsletter/customer/unsubscribe/:`
  .trim()
  .split('\n')

/** What the decisions add. */
const additions = ['POST /customer/logout', 'POST /order/', 'GET /order/:', 'POST /order/coupon']

test('the contract holds every call of section 7 and the decided additions, and no other', () => {
  const declared = routes.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`)
  expect(declared.sort()).toEqual([...specified, ...additions].sort())
})

test.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))(
  '%s says what it does, who may call it, and answers a Problem whenever it refuses',
  (_name, { summary, metadata, responses, strictStatusCodes }) => {
    expect(summary).toBeTruthy()
    expect(metadata).toHaveProperty('access')
    expect(strictStatusCodes).toBe(true)
    const refusing = Object.entries(responses).filter(([status]) => Number(status) >= 300)
    expect(refusing.map(([, schema]) => schema)).toEqual(refusing.map(() => Problem))
  },
)
