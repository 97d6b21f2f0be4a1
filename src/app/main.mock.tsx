import { startMocks } from '../../mocks/browser.ts'
import { createCookies } from '../services/parts/cookies.ts'
import { mount } from './mount.tsx'

/** The shop with mocks only (`npm run dev:mock`). */
const isHttps = window.location.protocol === 'https:'
const cookies = createCookies({ isHttps })
const { realtime, cookie } = await startMocks(cookies.readUser)
if (cookie) cookies.writeUser(cookie)
else if (cookie === null) cookies.clearUser()
await mount({ isHttps, realtime })
