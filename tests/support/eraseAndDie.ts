import { createErasures } from '../../server/account/privacy/erasures.ts'
import { openSqlite } from '../../server/store/sqlite/sqlite.ts'

// Erases the customer of an address and is killed at once, before any job runs: `node eraseAndDie.ts DATABASE EMAIL`
const [file = '', email = ''] = process.argv.slice(2)
const engine = openSqlite(file)
await createErasures({ engine, now: Date.now }).byTeam(email)
process.kill(process.pid, 'SIGKILL')
