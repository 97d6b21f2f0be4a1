import { appendFileSync } from 'node:fs'
import { uuidv7 } from 'uuidv7'
import { queueMail } from '../../server/mail/tasks/mailTask.ts'
import { createJobs } from '../../server/store/jobs/jobs.repo.ts'
import { startWorker } from '../../server/store/jobs/worker.ts'
import { openSqlite } from '../../server/store/sqlite/sqlite.ts'

/**
 * A process that signs readers up and sends their mails until it is killed. It prints each address whose transaction is
 * committed; "sending" appends the address to a file.
 * @param file the database, then the file of sent addresses
 */
const [file = '', sent = ''] = process.argv.slice(2)
const engine = openSqlite(file)
/** Each process treats the leases of the killed one as expired. */
const now = () => Date.now() + Number(process.argv[4] ?? 0)

startWorker(
  createJobs(engine, now),
  {
    mail: async (payload) => appendFileSync(sent, `${(payload as { to: string }).to}\n`),
  },
  (_job, error) => console.error(error),
  (error) => console.error(error),
)

for (;;) {
  const email = `${uuidv7()}@shah.test`
  await engine.db.transaction().execute(async (trx) => {
    await trx.insertInto('subscriber').values({ email, token: email, created_at: now() }).execute()
    const task = { kind: 'subscribed' as const, to: email, language: 'en', data: { token: email } }
    await queueMail(trx, task, now())
  })
  process.stdout.write(`${email}\n`)
}
