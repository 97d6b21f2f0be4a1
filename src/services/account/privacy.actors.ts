import { fromPromise } from 'xstate'
import { emailLinkMachine } from '../../machines/account/emailLink.machine.ts'
import { eraseAccountMachine } from '../../machines/account/eraseAccount.machine.ts'
import { type ExportOutcome, exportDataMachine } from '../../machines/account/exportData.machine.ts'
import { downloadLink } from '../parts/downloadLink.ts'
import { drafting } from '../parts/drafts.ts'
import { refused } from '../parts/failures.ts'
import type { PageServices } from '../parts/pageServices.ts'
import { done } from './forms.actors.ts'

/** Removes the person's data from this browser too. */
const forgetDevice = (): void => {
  try {
    for (const storage of [localStorage, sessionStorage]) storage.clear()
  } catch {
    // A storage that the page cannot access contains nothing.
  }
}

/** @param id of the customer */
export const provideExportData =
  (id: string) =>
  ({ api }: PageServices) =>
    exportDataMachine.provide({
      actors: {
        prepare: fromPromise(async (): Promise<ExportOutcome> => {
          const reply = await api.privacy.prepareExport({ params: { id } })
          return reply.status === 200 ? { kind: 'prepared', ...reply.body } : refused(reply)
        }),
      },
      actions: { download: (_, prepared) => downloadLink(prepared) },
    })

/** @param id of the customer */
export const provideEraseAccount =
  (id: string) =>
  ({ api, drafts }: PageServices) =>
    eraseAccountMachine.provide({
      actors: {
        submit: fromPromise(async ({ input: { body } }) => {
          const reply = await api.privacy.askErasure({ params: { id }, body })
          return reply.status === 200 ? done(reply.body) : refused(reply)
        }),
      },
      actions: drafting(drafts, 'eraseAccount'),
    })

/** The page of the link that erases. */
export const provideErasureLink = ({ api, drafts }: PageServices) =>
  emailLinkMachine.provide({
    actors: {
      submit: fromPromise(async ({ input }) => {
        const reply = await api.privacy.erase({ params: input.body })
        if (reply.status !== 200) return refused(reply)
        forgetDevice()
        return done(reply.body)
      }),
    },
    actions: drafting(drafts, 'erasureLink'),
  })
