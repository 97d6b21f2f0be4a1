import { Command } from 'commander'
import { openShop } from '../open.ts'
import { registerBackup } from './backup/command.ts'
import { registerCoupons } from './coupons.ts'
import { registerCustomers } from './customers.ts'
import { registerDoctor } from './doctor/command.ts'
import { registerExport } from './export/command.ts'
import { registerImport } from './import/command.ts'
import { registerLanguages } from './languages.ts'
import { registerOrders } from './orders.ts'
import { registerOutbox } from './outbox.ts'
import { registerRates } from './rates.ts'
import { registerSettings } from './settings.ts'

/** The shop team's command line: `npm run team -- --help`. */
const program = new Command('npm run team --')
  .description(
    'What the shop team does: customers, orders, catalogue, settings, copies of the database.',
  )
  .showHelpAfterError()

registerCustomers(program, openShop)
registerOrders(program, openShop)
registerCoupons(program, openShop)
registerSettings(program, openShop)
registerRates(program, openShop)
registerLanguages(program, openShop)
registerImport(program, openShop)
registerExport(program, openShop)
registerOutbox(program)
registerBackup(program, openShop)
registerDoctor(program, openShop)

await program.parseAsync()
