import { Command } from 'commander'
import { openShop } from '../open.ts'
import { registerCustomers } from './customers.ts'
import { registerImport } from './import/command.ts'
import { registerOutbox } from './outbox.ts'

/** The shop team's command line: `npm run team -- --help`. */
const program = new Command('npm run team --')
  .description('What the shop team does: verify customers, fill the catalogue, read outgoing mail.')
  .showHelpAfterError()

registerCustomers(program, openShop)
registerImport(program, openShop)
registerOutbox(program)

await program.parseAsync()
