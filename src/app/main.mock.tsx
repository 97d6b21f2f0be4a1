import { startMocks } from '../../mocks/browser.ts'
import { newList } from '../machines/cart/quickOrder/keptList.ts'
import { createKeptLists } from '../services/cart/quickOrder/keptLists.ts'
import { createCookies } from '../services/parts/cookies.ts'
import { createDrafts } from '../services/parts/drafts.ts'
import { mount } from './mount.tsx'

/** The shop with mocks only (`npm run dev:mock`). */
const isHttps = window.location.protocol === 'https:'
const cookies = createCookies({ isHttps })
const { realtime, list = [], cookie } = await startMocks(cookies.readUser)
if (cookie) cookies.writeUser(cookie)
else if (cookie === null) cookies.clearUser()
const lists = createKeptLists(() => window.sessionStorage)
// A scenario begins without the list and the input of the one before it; a reload goes on with its own.
if (cookie !== undefined) {
  lists.dropAll()
  createDrafts(() => window.sessionStorage).dropAll()
}
if (cookie && list.length > 0) lists.keep(cookie._id, newList(list))
await mount({ isHttps, realtime })
