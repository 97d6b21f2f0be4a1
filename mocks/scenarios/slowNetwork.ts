import { http } from 'msw'
import { apiBase } from '../../src/contracts/index.ts'
import type { Scenario } from './scenario.ts'

export const slowNetwork: Scenario = {
  description: 'Every call takes its time, as on 3G',
  path: '/eshop/rings',
  user: 'buyer',
  handlers: ({ wait }) => [
    http.all(`*${apiBase}/*`, async () => {
      await wait()
    }),
  ],
}
