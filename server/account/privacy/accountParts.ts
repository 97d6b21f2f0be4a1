import { type MailTask, mailJob } from '../../mail/tasks/mailTask.ts'
import { type AddressTask, addressJob } from '../addressJobs.ts'
import { addressCells, textIn } from './cells.ts'
import { createPart, inPages, moment, ownRows, type Part, pageSize } from './part.ts'

/** Data of the account. No part contains passwords or tokens, not even as hashes. */
export const accountParts: Readonly<Record<string, Part>> = {
  profile: createPart(
    ['customer'],
    async function* ({ db, customerId }) {
      yield* await db.selectFrom('customer').selectAll().where('id', '=', customerId).execute()
    },
    {
      id: ({ id }) => id,
      email: ({ email }) => email,
      name: ({ name }) => name,
      company: ({ company_name }) => company_name,
      country: ({ country }) => country,
      instagram: ({ instagram }) => instagram,
      status: ({ status }) => status,
      language: ({ language }) => language,
      newsletter: ({ newsletter }) => newsletter === 1,
      registeredAt: ({ created_at }) => moment(created_at),
      verifiedAt: ({ verified_at }) => moment(verified_at),
    },
  ),

  addresses: createPart(
    ['address'],
    ownRows('address', 'id'),
    addressCells(({ value_json }: { value_json: string }) => value_json),
  ),

  devices: createPart(['session'], ownRows('session', 'token_hash'), {
    browser: ({ user_agent }) => user_agent,
    loggedInAt: ({ created_at }) => moment(created_at),
    lastSeenAt: ({ last_seen }) => moment(last_seen),
    endsAt: ({ expires_at }) => moment(expires_at),
  }),

  emailChanges: createPart(['email_token'], ownRows('email_token', 'token_hash'), {
    email: ({ email }) => email,
    kind: ({ kind }) => kind,
    linkEndsAt: ({ expires_at }) => moment(expires_at),
  }),

  newsletter: createPart(
    ['subscriber'],
    async function* ({ db, email }) {
      yield* await db.selectFrom('subscriber').selectAll().where('email', '=', email).execute()
    },
    { email: ({ email }) => email, subscribedAt: ({ created_at }) => moment(created_at) },
  ),

  messages: createPart(['message'], ownRows('message', 'id'), {
    createdAt: ({ created_at }) => moment(created_at),
    title: ({ title_json }, { language }) => textIn(title_json, language),
    text: ({ text_json }, { language }) => textIn(text_json, language),
    link: ({ link }) => link,
    read: ({ read }) => read === 1,
  }),

  // Sent mails are not stored.
  waitingMails: createPart(
    ['job'],
    async function* ({ db, email }) {
      const rows = inPages((last: { id: string } | undefined) =>
        db
          .selectFrom('job')
          .select(['id', 'payload_json', 'created_at'])
          .where('kind', 'in', [mailJob, addressJob])
          .where('id', '>', last?.id ?? '')
          .orderBy('id')
          .limit(pageSize)
          .execute(),
      )
      for await (const { payload_json, created_at } of rows) {
        const { kind, to } = JSON.parse(payload_json) as MailTask | AddressTask
        if (to === email) yield { kind, created_at }
      }
    },
    { kind: ({ kind }) => kind, createdAt: ({ created_at }) => moment(created_at) },
  ),
}
