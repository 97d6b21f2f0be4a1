import { Argument, type Command, Option } from 'commander'
import { type Request, SentKind } from '../../src/contracts/orders/requests.ts'
import { eventOf } from '../../src/domain/orders/request.ts'
import { utcDay } from '../../src/domain/shell/utcDay.ts'
import { createAllRequests } from '../orders/requests/allRequests.repo.ts'
import { actOnRequest } from '../orders/requests/changeRequest.ts'
import { toText } from './parts/arguments.ts'
import { printTable } from './parts/print.ts'
import { registerDocument, threadRows } from './parts/threads.ts'
import { doJobs, type OpenShop, TeamError, withShop } from './parts/withShop.ts'

const one = ['<id>', 'the request, as "requests list" names it'] as const
type State = keyof typeof eventOf

/** `requests list|show|answer|state|document`: customers' requests to the team. */
export const registerRequests = (program: Command, open: OpenShop): void => {
  const requests = program
    .command('requests')
    .description('list, show and answer what customers ask: contact, custom work, returns')

  requests
    .command('list', { isDefault: true })
    .description('list requests that are open, oldest first')
    .option('--all', 'those that are closed as well')
    .addOption(new Option('--kind <kind>', 'only those of this kind').choices(SentKind.options))
    .action(({ all, kind }: { all?: boolean; kind?: SentKind }) =>
      withShop(open, async ({ engine }) => {
        const rows = await createAllRequests(engine.db).list({ withClosed: all === true, kind })
        if (rows.length === 0) return console.log('There are no such requests.')
        printTable(
          ['ID', 'KIND', 'STATE', 'SENT', 'CUSTOMER', 'SUBJECT'],
          rows.map(({ id, kind, state, created_at, email, subject }) => [
            ...[id, kind, state, utcDay(created_at), email, subject],
          ]),
        )
      }),
    )

  requests
    .command('show')
    .description('show a request with its state, documents and messages')
    .argument(...one)
    .action((id: string) =>
      withShop(open, async ({ engine }) => {
        const found = await createAllRequests(engine.db).byId(id)
        if (!found) throw new TeamError(`There is no request ${id}.`)
        printRequest(found.request, found.email)
      }),
    )

  requests
    .command('answer')
    .description('write to the customer, who is notified by mail')
    .argument(...one)
    .requiredOption('--text <text>', 'what the customer reads', toText)
    .action((id: string, { text }: { text: string }) =>
      withShop(open, async (deps) => {
        const state = await actOnRequest(deps, id, { event: 'answer', text })
        await doJobs(deps)
        console.log(`The answer is sent; the request is ${state}.`)
      }),
    )

  requests
    .command('state')
    .description('change the state of a request; the customer is notified by mail')
    .argument(...one)
    .addArgument(new Argument('<state>', 'its new state').choices(Object.keys(eventOf)))
    .option('--text <text>', 'what the customer reads besides', toText)
    .action((id: string, state: State, { text }: { text?: string }) =>
      withShop(open, async (deps) => {
        const reached = await actOnRequest(deps, id, { event: eventOf[state], text })
        await doJobs(deps)
        console.log(`The request is ${reached}; the customer has been notified by mail.`)
      }),
    )

  registerDocument(requests, open, 'requests show <id>')
}

const printRequest = (request: Request, email: string): void => {
  const { kind, state, subject, createdAt, custom } = request
  printTable(
    [request._id, ''],
    [
      ['Customer', email],
      ['Kind', kind],
      ['State', state],
      ['Sent', createdAt.slice(0, 10)],
      [kind === 'return' ? 'Order' : 'Subject', subject],
      ...(custom?.metal ? [['Metal', custom.metal]] : []),
      ...(custom?.quantity === undefined ? [] : [['Pieces', String(custom.quantity)]]),
      ...(custom?.neededBy === undefined ? [] : [['Needed by', custom.neededBy]]),
      ...(request.return === null ? [] : [['Reason', request.return.reason]]),
      ...(request.return?.lines ?? []).map(({ sku, title, quantity }) => [
        sku,
        `${quantity} × ${title.en ?? ''}`,
      ]),
      ...threadRows(request),
    ],
  )
}
