import type { Command } from 'commander'
import type { MailTask } from '../mail/tasks/mailTask.ts'
import { createJobs, type Job, maxAttempts } from '../store/jobs/jobs.repo.ts'
import { printTable } from './parts/print.ts'
import { doJobs, type OpenShop, TeamError, withShop } from './parts/withShop.ts'

/** `jobs`: waiting and failed work, such as mail that could not be sent. */
export const registerJobs = (program: Command, open: OpenShop) => {
  const jobs = program.command('jobs').description('list waiting and failed jobs, or retry them')

  jobs
    .command('list', { isDefault: true })
    .description('list waiting and failed jobs, oldest first')
    .option('--failed', 'only those whose last attempt has failed')
    .action(({ failed }: { failed?: boolean }) =>
      withShop(open, async ({ engine, now }) => {
        const rows = await createJobs(engine, now).list(failed ? 'failed' : 'all')
        if (rows.length === 0)
          return console.log(failed ? 'No job has failed.' : 'No job is waiting.')
        printTable(
          ['ID', 'WHAT', 'SINCE', 'STATE', 'LAST ERROR'],
          rows.map((job) => [
            job.id,
            describeJob(job),
            moment(job.created_at),
            stateOf(job),
            job.last_error ?? '',
          ]),
        )
      }),
    )

  jobs
    .command('retry')
    .description('retry a job now, or all failed jobs')
    .argument('<id>', 'the job, as the list names it; "failed" for every failed one')
    .action((id: string) =>
      withShop(open, async (deps) => {
        const count = await createJobs(deps.engine, deps.now).retry(id)
        if (count === 0 && id !== 'failed')
          throw new TeamError(`There is no job ${id}; list them with: npm run team -- jobs`)
        await doJobs(deps)
        console.log(count === 1 ? '1 job is tried again.' : `${count} jobs are tried again.`)
      }),
    )
}

/** Describes a job without the secrets in its payload. */
const describeJob = ({ kind, payload_json }: Job): string => {
  const { kind: mail, to } = JSON.parse(payload_json) as Partial<MailTask>
  return mail && to ? `${kind} ${mail} to ${to}` : kind
}

const stateOf = ({ failed_at, attempts, run_at }: Job): string => {
  if (failed_at !== null) return `failed ${moment(failed_at)}`
  return attempts === 0 ? 'waits' : `attempt ${attempts} of ${maxAttempts}, next ${moment(run_at)}`
}

const moment = (ms: number) => new Date(ms).toISOString().slice(0, 19).replace('T', ' ')
