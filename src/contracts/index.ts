import { addresses } from './addresses.ts'
import { applications } from './applications.ts'
import { articles } from './articles.ts'
import { cart } from './cart.ts'
import { catalogue } from './catalogue.ts'
import { content } from './content.ts'
import { customer } from './customer.ts'
import { devices } from './devices.ts'
import { lists } from './lists.ts'
import { newsletter } from './newsletter.ts'
import { orders } from './orders/orders.ts'
import { papers } from './orders/papers.ts'
import { requests } from './orders/requests.ts'
import { privacy } from './privacy.ts'
import { resale } from './resale.ts'
import { c } from './routes.ts'
import { saved } from './saved.ts'
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
