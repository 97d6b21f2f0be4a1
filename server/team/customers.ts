import type { Command } from 'commander'
import { createAccounts } from '../customer/accounts.ts'
import type { Deps } from '../deps.ts'
import { fail, printTable } from './print.ts'

/** `verify`, `unverify` and `customers`: who may see prices and order (specification 4). */
export const registerCustomers = (program: Command, open: () => Promise<Deps>) => {
  program
    .command('verify')
    .description('open the shop to a registered customer and tell them by mail')
    .argument('<email>', "the customer's e-mail address")
    .action(async (email: string) => {
      const deps = await open()
      const outcome = await createAccounts(deps).verify(email.trim().toLowerCase())
      await deps.engine.close()
      if (outcome === 'unknown')
        return fail(
          `There is no customer ${email}. Registered and confirmed ones: npm run team -- customers --pending`,
        )
      console.log(
        outcome === 'verified'
          ? `${email} is verified and has been told by mail.`
          : `${email} was verified already.`,
      )
    })

  program
    .command('unverify')
    .description('close the shop to a customer; every session of theirs ends at once')
    .argument('<email>', "the customer's e-mail address")
    .action(async (email: string) => {
      const deps = await open()
      const { customers } = createAccounts(deps)
      const customer = await customers.byEmail(email.trim().toLowerCase())
      if (customer) await customers.unverify(customer.id)
      await deps.engine.close()
      if (!customer) return fail(`There is no customer ${email}.`)
      console.log(`${email} is no longer verified and is logged out everywhere.`)
    })

  program
    .command('customers')
    .description('list customers, oldest first')
    .option('--pending', 'only those who wait to be verified')
    .action(async ({ pending }: { pending?: boolean }) => {
      const deps = await open()
      const rows = await createAccounts(deps).customers.list(pending ? 'pending' : 'all')
      await deps.engine.close()
      if (rows.length === 0)
        return console.log(pending ? 'Nobody waits to be verified.' : 'There are no customers yet.')
      printTable(
        ['E-MAIL', 'NAME', 'COMPANY', 'COUNTRY', 'STATUS', 'REGISTERED'],
        rows.map((row) => [
          row.email,
          row.name,
          row.company_name,
          row.country,
          row.status,
          new Date(row.created_at).toISOString().slice(0, 10),
        ]),
      )
    })
}
