import { matchPath, useLocation } from 'react-router-dom'
import { pages } from '../../../src/domain/shell/pages.ts'
import type { Machines } from '../../../src/machines/index.ts'
import { bare } from '../parts/common.ts'
import type { Example } from '../parts/example.ts'
import { lazyView } from '../parts/lazyView.tsx'
import { refused } from '../parts/samples.ts'
import { Shop } from '../parts/surroundings.tsx'

const EmailLinkPage = lazyView(
  async () =>
    (await import('../../../src/views/account/verification/EmailLinkPage.tsx')).EmailLinkPage,
)
const ErasureFacts = lazyView(
  async () => (await import('../../../src/views/account/privacy/ErasureFacts.tsx')).ErasureFacts,
)

const kinds = ['confirmEmail', 'undoEmail', 'eraseAccount'] as const

/** What a link does, by the address of its page. */
const kindAt = (address: string) =>
  kinds.find((wanted) =>
    pages.some(({ kind, path }) => kind === wanted && matchPath(path, address)),
  ) ?? 'confirmEmail'

const token = 'Zk3vQ8mT5xLr2nWb7sYd4c'

export const emailLink: Example<Machines['emailLink']> = {
  inputs: { 'the link of the mail': ({ shell }) => ({ shell }) },
  events: {
    'form.typed': { nothing: { form: { token } } },
    'form.submitted': {
      'a whole link': { form: { token } },
      'a link that was cut short': { form: { token: 'Zk3v' } },
    },
    'form.reopened': bare,
  },
  answers: {
    submit: {
      outputs: {
        confirmed: { kind: 'done', message: 'Your new e-mail address is confirmed.' },
        'refused: used already': refused({
          code: 'token_invalid',
          message: 'This link has been used already or has expired. Please ask for a new one.',
        }),
      },
    },
  },
  effects: ['keepDraft', 'dropDraft'],
  shows: {
    editing: 'Confirm that this is',
    sending: 'Saving…',
    done: 'Your new e-mail address is confirmed',
  },
  View: function EmailLinkView({ actor }) {
    const kind = kindAt(useLocation().pathname)
    return (
      <Shop who={null}>
        <EmailLinkPage kind={kind} token={token} link={actor}>
          {kind === 'eraseAccount' && <ErasureFacts />}
        </EmailLinkPage>
      </Shop>
    )
  },
  at: `/confirm-email/${token}`,
}
