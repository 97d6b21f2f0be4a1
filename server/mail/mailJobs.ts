import type { Config } from '../config/config.ts'
import type { JobHandlers } from '../store/jobs/worker.ts'
import type { Mailer } from './mailer.ts'
import { type MailTask, mailJob, nobody } from './tasks/mailTask.ts'
import { writeMail } from './writeMail.ts'

interface MailDeps {
  readonly mailer: Mailer
  readonly config: Pick<Config, 'publicUrl'>
}

/** The handlers of the jobs that send mail. */
export const mailJobs = ({ mailer, config }: MailDeps): JobHandlers => ({
  [mailJob]: async (payload, { id }) => {
    const mail = await writeMail(payload as MailTask, config.publicUrl)
    if (mail.to === nobody) return
    await mailer.send({ ...mail, id })
  },
})
