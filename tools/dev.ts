import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { createServer } from 'vite'
import { readConfig } from '../server/config/config.ts'
import { demoBuyer } from '../server/demo/buyer.ts'
import { createShop } from '../server/opening/open.ts'
import { mallocSettings } from '../server/production/limitMalloc.ts'
import { fillIfEmpty } from './parts/demoShop.ts'

/** `npm run dev`: the real server, restarted on change, behind Vite with hot module replacement. */
const config = readConfig()
const deps = await createShop(config)
await fillIfEmpty(deps)
await deps.engine.close()

const apiPort = config.port + 1
const server = spawn(
  process.execPath,
  [
    '--watch-path=server',
    '--watch-path=src/contracts',
    '--watch-path=src/domain',
    '--watch-preserve-output',
    // Otherwise Node reports imports of threads to their pools, which end with an error.
    '--import=data:text/javascript,delete process.env.WATCH_REPORT_DEPENDENCIES',
    'server/main.ts',
  ],
  {
    stdio: 'inherit',
    env: {
      ...mallocSettings,
      ...process.env,
      PORT: String(apiPort),
      PUBLIC_URL: `http://localhost:${config.port}`,
      TEST_PAYMENTS: config.testPayments ?? randomUUID(),
    },
  },
)
process.env.API_PORT = String(apiPort)
const vite = await createServer({ server: { port: config.port, strictPort: true } })
await vite.listen()
vite.printUrls()
console.log(`  Demo buyer: ${demoBuyer.email}, password ${demoBuyer.password}`)

const stop = async () => {
  server.kill('SIGTERM')
  await vite.close()
  process.exit(0)
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
