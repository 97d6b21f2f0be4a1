import { Command } from 'commander'
import { readConfig } from '../config/config.ts'
import { sayStartErrors } from '../config/startError.ts'
import { openShop } from '../opening/open.ts'
import { registerApplications } from './applications.ts'
import { registerBackup } from './backup/command.ts'
import { registerContent } from './content.ts'
import { registerCoupons } from './coupons.ts'
import { registerCredit } from './credit.ts'
import { registerCustomers } from './customers.ts'
import { registerDoctor } from './doctor/command.ts'
import { registerExport } from './export/command.ts'
import { registerImport } from './import/command.ts'
import { registerInit } from './init.ts'
import { registerJobs } from './jobs.ts'
import { registerLanguages } from './languages.ts'
import { registerMove } from './move/command.ts'
import { registerOrders } from './orders.ts'
import { registerOutbox } from './outbox.ts'
import { registerPapers } from './papers.ts'
import { registerPayments } from './payments.ts'
import { registerRates } from './rates.ts'
import { registerRequests } from './requests.ts'
import { registerSelling } from './selling.ts'
import { registerSettings } from './settings.ts'
import { registerShip } from './ship.ts'

/** The shop team's command line (rule G2): `npm run team -- --help`. */
const program = new Command('npm run team --')
  .description(
    'What the shop team does: customers, orders, catalogue, settings, copies of the database.',
  )
  .showHelpAfterError()

// Create files that only the current user may read.
process.umask(0o077)

/** Statements may take 10 minutes, since no client waits. */
const config = () => ({ ...readConfig(), statementTimeout: 600_000 })
const open = () => openShop(config())

registerInit(program, config)
registerCustomers(program, open)
registerApplications(program, open)
registerRequests(program, open)
registerOrders(program, open)
registerShip(program, open)
registerPayments(program, open)
registerCredit(program, open)
registerPapers(program, open)
registerCoupons(program, open)
registerSelling(program, open)
registerSettings(program, open)
registerContent(program, open)
registerRates(program, open)
registerLanguages(program, open)
registerImport(program, open)
registerExport(program, open)
registerOutbox(program, open)
registerJobs(program, open)
registerBackup(program, open)
registerMove(program, config, open)
registerDoctor(program, open)

await sayStartErrors(() => program.parseAsync())
