import { addresses } from './account/addresses.ts'
import { applications } from './account/applications.ts'
import { customer } from './account/customer.ts'
import { devices } from './account/devices.ts'
import { privacy } from './account/privacy.ts'
import { cart } from './cart/cart.ts'
import { lists } from './cart/lists.ts'
import { resale } from './cart/resale.ts'
import { saved } from './cart/saved.ts'
import { catalogue } from './catalogue/catalogue.ts'
import { articles } from './content/articles.ts'
import { content } from './content/content.ts'
import { newsletter } from './content/newsletter.ts'
import { orders } from './orders/orders.ts'
import { papers } from './orders/papers.ts'
import { requests } from './orders/requests.ts'
import { c } from './routes.ts'
import { selling } from './selling.ts'
import { settings } from './settings.ts'

export { apiBase } from './apiBase.ts'

/** Every call of the shop (rule I3). */
export const contract = c.router({
  customer,
  addresses,
  applications,
  requests,
  devices,
  privacy,
  cart,
  lists,
  saved,
  orders,
  selling,
  resale,
  papers,
  catalogue,
  content,
  articles,
  settings,
  newsletter,
})
