import type { AppRoute } from '@ts-rest/core'
import type { Access } from '../../../src/contracts/routes.ts'

/**
 * The calls whose paths are fixed to the letter (rule I3), parameters by position, and who may make them (rule G3):
 * `self` is a customer whose own id is in the path.
 */
const fixed = `
POST /customer/register/:  visitor
POST /customer/verify-email  visitor
POST /customer/login  visitor
PUT /customer/forget-password  visitor
PUT /customer/reset-password  visitor
GET /customer/:  self
GET /customer/check/verified/:  self
PUT /customer/:  self
POST /customer/add/wishlist/:  self
POST /customer/check/wishlist/:  self
PUT /customer/remove/wishlist/:  self
PUT /customer/remove-all/wishlist/:  self
GET /customer/get/wishlist/:  self
GET /customer/get/messages/:  self
GET /order/  customer
GET /orders/customer/:  self
POST /cart/add  customer
GET /cart/:  self
DELETE /cart/:  customer
POST /cart/many  customer
PUT /cart/update/:  customer
PUT /cart/update/variants/:  customer
POST /cart/update/morevariants  customer
PUT /cart/decreemnt/variants/:  customer
PUT /cart/increement/variants/:  customer
POST /cart/set/quantity/:  customer
POST /cart/basket/slug  customer
GET /category/show  visitor
GET /category/add/counts/:  visitor
POST /products/get-product-ById/:  customer
GET /products/categories/:  customer
GET /products/category/slug/:  customer
GET /attributes/show  visitor
GET /products/featured  visitor
GET /products/search/all  customer
GET /products/counts-add/:  visitor
GET /language/show  visitor
GET /currency/show  visitor
GET /setting/store/customization/all  visitor
POST /newsletter/customer/create  visitor
DELETE /newsletter/customer/unsubscribe/:  visitor`

/** Our additions. */
const additions = `
POST /customer/logout  customer
PUT /customer/addresses/:/:  self
PUT /customer/addresses/:/:/first  self
DELETE /customer/addresses/:/:  self
GET /content/pages/:  visitor
GET /content/posts  visitor
GET /content/posts/:  visitor
GET /content/questions  visitor
GET /application  applicant
POST /application/answers  applicant
POST /application/documents  applicant
DELETE /application/documents/:  applicant
GET /requests  customer
POST /requests  customer
GET /requests/:  customer
POST /requests/:/messages  customer
POST /requests/:/documents  customer
DELETE /requests/:/documents/:  customer
GET /customer/devices/:  self
DELETE /customer/devices/:/:  self
DELETE /customer/devices/:  self
POST /customer/export/:  self
POST /customer/erasure/:  self
POST /customer/erase/:  visitor
POST /customer/confirm-email/:  visitor
POST /customer/undo-email/:  visitor
PUT /customer/messages/read/:  self
POST /order/  customer
GET /order/:  customer
GET /order/key/:  customer
POST /cart/lines  customer
POST /cart/resolve  customer
GET /lists  customer
POST /lists  customer
GET /lists/:  customer
PUT /lists/:  customer
DELETE /lists/:  customer
POST /lists/:/share  customer
DELETE /lists/:/share  customer
GET /lists/shared/:  customer
GET /saved  customer
POST /saved  customer
POST /saved/restore  customer
DELETE /saved/:  customer
POST /order/coupon  customer
GET /selling/terms  customer
POST /order/:/resale  customer
GET /order/payment/methods  customer
POST /order/:/papers/:  customer
POST /order/:/cancel  customer
POST /order/:/moved  customer
GET /products/cards  customer
GET /content/popular-categories  visitor
GET /content/the-shop  visitor
GET /content/front-page  visitor
GET /content/look-book  customer`

const linesOf = (text: string) => text.trim().split('\n')

/** Every call that the shop must have, as method, path and access. */
export const calls: readonly string[] = [...linesOf(fixed), ...linesOf(additions)].sort()

/** A route in the notation of {@link calls}. */
export const callOf = ({ method, path, metadata }: AppRoute): string =>
  `${method} ${path.replace(/:\w+/g, ':')}  ${(metadata as Access).access}`
