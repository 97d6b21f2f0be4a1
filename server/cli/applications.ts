import type { Command } from 'commander'
import { utcDay } from '../../src/domain/shell/utcDay.ts'
import { moveApplication, readApplication } from '../account/applications.repo.ts'
import type { Deps } from '../opening/deps.ts'
import type { Row } from '../store/schema.ts'
import { printTable } from './parts/print.ts'
import { registerDocument, threadRows } from './parts/threads.ts'
import { type OpenShop, TeamError, withShop } from './parts/withShop.ts'

const mail = ['<email>', "the applicant's e-mail address"] as const

/** `applications`: lists applications to buy from the shop. `verify`, `ask` and `refuse` decide on them. */
export const registerApplications = (program: Command, open: OpenShop) => {
  const applications = program
    .command('applications')
    .description('list applications to buy from the shop, or show one with its documents')

  applications
    .command('list', { isDefault: true })
    .description('list applications waiting for a decision, oldest first')
    .option('--all', 'those that are decided as well')
    .action(({ all }: { all?: boolean }) =>
      withShop(open, async ({ engine: { db } }) => {
        const rows = await listApplications(db, all === true)
        if (rows.length === 0)
          return console.log(all ? 'There are no applications yet.' : 'No application is waiting.')
        printTable(
          ['E-MAIL', 'COMPANY', 'COUNTRY', 'STATE', 'RECEIVED', 'DOCUMENTS'],
          rows.map(({ email, company_name, country, state, created_at, documents }) => [
            ...[email, company_name, country, state ?? 'received', utcDay(created_at)],
            String(documents),
          ]),
        )
      }),
    )

  applications
    .command('show')
    .description('show an application with its state, documents and messages')
    .argument(...mail)
    .action((email: string) => withShop(open, (deps) => show(deps, email)))

  applications
    .command('review')
    .description('notify the applicant that the review has started')
    .argument(...mail)
    .action((email: string) =>
      withShop(open, async (deps) => {
        const { id } = await applicantBy(deps, email)
        const moved = await deps.engine.db
          .transaction()
          .execute((trx) => moveApplication(trx, id, 'review.started', deps.now()))
        console.log(moved ? `${email} is in review.` : `${email} is already in review or decided.`)
      }),
    )

  registerDocument(applications, open, 'applications show <email>')
}

const applicantBy = async ({ engine }: Deps, email: string): Promise<Row<'customer'>> => {
  const row = await engine.db
    .selectFrom('customer')
    .selectAll()
    .where('email', '=', email.trim().toLowerCase())
    .executeTakeFirst()
  if (!row)
    throw new TeamError(
      `There is no applicant ${email}; list them with: npm run team -- applications`,
    )
  return row
}

const show = async (deps: Deps, email: string): Promise<void> => {
  const { db } = deps.engine
  const { id } = await applicantBy(deps, email)
  const application = await readApplication(db, id, deps.now())
  printTable(
    [email, ''],
    [
      ['Name', application.name],
      ['Company', application.companyName],
      ['State', application.state],
      ['Received', application.receivedAt.slice(0, 10)],
      ...threadRows(application),
    ],
  )
}

const listApplications = (db: Deps['engine']['db'], withDecided: boolean) => {
  const all = db
    .selectFrom('customer')
    .leftJoin('request', (join) =>
      join.onRef('request.customer_id', '=', 'customer.id').on('kind', '=', 'application'),
    )
    .select((eb) => [
      'email',
      'company_name',
      'country',
      'request.state',
      'customer.created_at',
      eb
        .selectFrom('document')
        .whereRef('document.request_id', '=', 'request.id')
        .select(({ fn }) => fn.countAll<number>().as('documents'))
        .as('documents'),
    ])
    .orderBy('customer.created_at')
  return (withDecided ? all : all.where('customer.status', '=', 'unverified')).execute()
}
