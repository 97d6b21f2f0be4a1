import type { Deps } from '../deps.ts'
import type { JobHandlers } from '../store/jobs/worker.ts'
import { type MailTask, mailJob, nobody } from './mailTask.ts'
import { writeMail } from './writeMail.ts'

/** What the worker does with the jobs that send mail. */
export const mailJobs = ({ mailer, config }: Deps): JobHandlers => ({
  [mailJob]: async (payload, { id }) => {
    const mail = await writeMail(payload as MailTask, config.publicUrl)
    if (mail.to === nobody) return
    await mailer.send({ ...mail, id })
  },
})
