import { scenarios } from '../mocks/scenarios/scenarios.ts'
import { buyer, samplePassword } from '../mocks/shop/account/people.ts'
import { readConfig } from '../server/config/config.ts'
import { serveMockStorefront } from './parts/mockStorefront.ts'

/** `npm run dev:mock`: the storefront on mocks, with hot module replacement and no server. */
const vite = await serveMockStorefront(readConfig().port)
vite.printUrls()
const width = Math.max(...Object.keys(scenarios).map((name) => name.length))
console.log(
  [
    `  Demo buyer: ${buyer.email}, password ${samplePassword}`,
    '  Scenarios, at /?scenario=NAME; each starts from the beginning, and keeps its state across reloads of its tab:',
    ...Object.entries(scenarios).map(
      ([name, { description }]) => `    ${name.padEnd(width)}  ${description}`,
    ),
    '  Mails and the shop team: "Mocks" at the left edge of the page',
    '',
  ].join('\n'),
)

const stop = async () => {
  await vite.close()
  process.exit(0)
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
