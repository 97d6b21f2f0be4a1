import type { Command } from 'commander'
import { formatMoney } from '../../src/domain/settings/money.ts'
import { utcDay } from '../../src/domain/shell/utcDay.ts'
import { createAccounts } from '../account/accounts.ts'
import type { Decision } from '../account/decisions.ts'
import { listMessages } from '../account/messages.repo.ts'
import { createErasures } from '../account/privacy/erasures.ts'
import type { Deps } from '../opening/deps.ts'
import type { Row } from '../store/schema.ts'
import { toPaiseArgument, toText } from './parts/arguments.ts'
import { printTable } from './parts/print.ts'
import { doJobs, type OpenShop, TeamError, withShop } from './parts/withShop.ts'

const mail = ['<email>', "the customer's e-mail address"] as const

/** `customers`, and decisions on who may see prices and order (rule A11). */
export const registerCustomers = (program: Command, open: OpenShop) => {
  const decide = (
    email: string,
    decision: (accounts: ReturnType<typeof createAccounts>, email: string) => Promise<Decision>,
    outcomeText: string,
  ) =>
    withShop(open, async (deps) => {
      const outcome = await decision(createAccounts(deps), email.trim().toLowerCase())
      if (outcome === 'unknown') throw unknown(email)
      await doJobs(deps)
      console.log(
        outcome === 'done' ? `${email} ${outcomeText}` : `${email} is ${outcome} already.`,
      )
    })

  program
    .command('verify')
    .description('verify a registered customer and notify them')
    .argument(...mail)
    .action((email: string) =>
      decide(
        email,
        (accounts, to) => accounts.verify(to),
        'is verified and has been notified by mail.',
      ),
    )

  program
    .command('ask')
    .description('ask an applicant for more information; they stay unverified')
    .argument(...mail)
    .requiredOption('--text <text>', 'what is asked, as the customer reads it', toText)
    .action((email: string, { text }: { text: string }) =>
      decide(email, (accounts, to) => accounts.ask(to, text), 'has been asked by mail.'),
    )

  program
    .command('refuse')
    .description('refuse a customer and end all their sessions')
    .argument(...mail)
    .requiredOption('--reason <text>', 'why, as the customer reads it', toText)
    .action((email: string, { reason }: { reason: string }) =>
      decide(
        email,
        (accounts, to) => accounts.refuse(to, reason),
        'is refused, is logged out everywhere and has been notified by mail.',
      ),
    )

  program
    .command('unverify')
    .description('revoke the verification of a customer and end all their sessions')
    .argument(...mail)
    .action((email: string) =>
      decide(
        email,
        (accounts, to) => accounts.unverify(to),
        'is no longer verified, is logged out everywhere and has been notified by mail.',
      ),
    )

  const customers = program.command('customers').description('list customers, or show one')

  customers
    .command('list', { isDefault: true })
    .description('list customers, oldest first')
    .option('--pending', 'only those who wait to be verified')
    .action(({ pending }: { pending?: boolean }) =>
      withShop(open, async (deps) => {
        const rows = await createAccounts(deps).customers.list(pending ? 'pending' : 'all')
        if (rows.length === 0)
          return console.log(
            pending ? 'Nobody is waiting to be verified.' : 'There are no customers yet.',
          )
        printTable(
          ['E-MAIL', 'NAME', 'COMPANY', 'COUNTRY', 'STATUS', 'REGISTERED'],
          rows.map((row) => [
            row.email,
            row.name,
            row.company_name,
            row.country,
            row.status,
            utcDay(row.created_at),
          ]),
        )
      }),
    )

  customers
    .command('show')
    .description('show a customer: profile, status, addresses, orders, the last messages')
    .argument(...mail)
    .action((email: string) => withShop(open, (deps) => show(deps, email)))

  customers
    .command('account')
    .description('allow a customer to order on account up to a limit, or end it')
    .argument(...mail)
    .argument('<limit>', 'in rupees, such as 50000, or unlimited, or off', toAccount)
    .action((email: string, account: Account) =>
      withShop(open, async ({ engine }) => {
        const { numUpdatedRows } = await engine.db
          .updateTable('customer')
          .set(account)
          .where('email', '=', email.trim().toLowerCase())
          .executeTakeFirst()
        if (numUpdatedRows === 0n) throw unknown(email)
        console.log(`${email} ${accountText(account)}`)
      }),
    )

  customers
    .command('erase')
    .description('erase a customer who asked for it by post; orders are kept without a name')
    .requiredOption('--email <email>', mail[1])
    .action(({ email }: { email: string }) =>
      withShop(open, async (deps) => {
        if (!(await createErasures(deps).byTeam(email.trim().toLowerCase()))) throw unknown(email)
        await doJobs(deps)
        console.log(`${email} is erased and has been notified by a last mail.`)
      }),
    )
}

/** Whether a customer may order on account, and the limit in paise; null for none. */
type Account = Pick<Row<'customer'>, 'on_account' | 'account_limit'>

const toAccount = (text: string): Account => {
  if (text === 'off') return { on_account: 0, account_limit: null }
  return { on_account: 1, account_limit: text === 'unlimited' ? null : toPaiseArgument(text) }
}

const accountText = ({ on_account, account_limit: limit }: Account): string => {
  if (on_account === 0) return 'can no longer order on account.'
  if (limit === null) return 'can order on account without a limit.'
  return `can order on account up to ${formatMoney(limit, { symbol: '₹' }, 'en')}.`
}

const show = async (deps: Deps, email: string): Promise<void> => {
  const { db } = deps.engine
  const { customers } = createAccounts(deps)
  const row = await customers.byEmail(email.trim().toLowerCase())
  const view = row && (await customers.view(row.id))
  if (!row || !view) throw unknown(email)
  const { orders } = await db
    .selectFrom('customer_order')
    .select(({ fn }) => fn.countAll<number>().as('orders'))
    .where('customer_id', '=', row.id)
    .executeTakeFirstOrThrow()
  const messages = (await listMessages(db, row.id)).slice(0, 5)
  printTable(
    [row.email, ''],
    [
      ['Name', row.name],
      ['Company', row.company_name],
      ['Country', row.country],
      ['Instagram', row.instagram],
      ['Status', row.status],
      ['Registered', utcDay(row.created_at)],
      ['Verified', row.verified_at === null ? '' : utcDay(row.verified_at)],
      ['Newsletter', row.newsletter === 1 ? 'yes' : 'no'],
      ['Orders', String(orders)],
      ['On account', accountText(row)],
      ...view.userAddress.map(({ _id, ...address }, i) => [
        `Address ${i + 1}`,
        Object.values(address).filter(Boolean).join(', '),
      ]),
      ...messages.map(({ createdAt, title, text }) => [
        `Message ${createdAt.slice(0, 10)}`,
        `${title.en ?? ''}: ${text.en ?? ''}`,
      ]),
    ],
  )
}

const unknown = (email: string) =>
  new TeamError(
    `There is no customer ${email}. Registered and confirmed ones: npm run team -- customers --pending`,
  )
