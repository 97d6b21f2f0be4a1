import { waitFor } from 'xstate'
import { contract } from '../../contracts/index.ts'
import type { Posted } from '../../domain/shell/rendering.ts'
import { selectIsLoggingIn } from '../../machines/account/session.machine.ts'
import { selectIsSubscribing } from '../../machines/content/newsletter.machine.ts'
import { inItsWords } from '../../machines/parts/shell.ts'
import { selectShown } from '../../machines/shell/notificationBar.machine.ts'
import type { Composed } from '../compose/compose.ts'

/** Submits a form again whose machine runs with the app: its call gets the reply that the shop has sent. */
const submitAgain = async ({ session, newsletter }: Composed['refs'], { call, fields }: Posted) => {
  // A field that was sent twice is a list.
  const text = (name: string) => String(fields[name] ?? '')
  if (call === contract.customer.login.path) {
    const credentials = { email: text('email'), password: text('password') }
    session.send({ type: 'login.submitted', ...credentials })
    await waitFor(session, (snapshot) => !selectIsLoggingIn(snapshot))
  }
  if (call === contract.newsletter.subscribe.path) {
    newsletter.send({ type: 'email.typed', email: text('email') })
    newsletter.send({ type: 'newsletter.submitted' })
    await waitFor(newsletter, (snapshot) => !selectIsSubscribing(snapshot))
  }
}

/**
 * Shows what the shop has said to a form that was posted without script (rules P20, N3): in the notification bar, and in
 * the login or the newsletter's form. Other forms begin with it (`useFormActor`).
 */
export const showReply = async ({ root, refs }: Composed, posted: Posted) => {
  await submitAgain(refs, posted)
  root.send({ type: 'said', sentence: inItsWords(posted.said) })
  await waitFor(refs.notificationBar, (snapshot) => selectShown(snapshot) !== undefined)
}
