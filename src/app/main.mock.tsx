import { startMocks } from '../../mocks/browser.ts'
import { createCookies } from '../services/parts/cookies.ts'
import { mount } from './mount.tsx'

/** The shop with mocks only (`npm run dev:mock`). */
const isHttps = window.location.protocol === 'https:'
const { realtime, cookie } = await startMocks()
const cookies = createCookies({ isHttps })
if (cookie) cookies.writeUser(cookie)
else if (cookie === null) cookies.clearUser()
await mount({ isHttps, realtime })
