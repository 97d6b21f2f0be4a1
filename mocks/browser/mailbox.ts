import type { MockMail } from '../shop/account/mails.ts'
import { element } from './elements.ts'

const timeFormat = new Intl.DateTimeFormat('en-GB', {
  ...{ day: 'numeric', month: 'short' },
  ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
})

/**
 * The text of a mail, each address in it as a link. The links are named by the subject, since a name with the token of
 * the address would differ in each replay of a recording.
 */
const bodyOf = ({ subject, text }: MockMail) =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) =>
      index % 2 === 0 ? part : element('a', { href: part, ariaLabel: subject }, part),
    )

/** A mail that opens in place. Style adds the time to the summary, so that a recording names the summary without it. */
const itemOf = (mail: MockMail) => {
  const address = element('small', {}, mail.to)
  if (mail.sentAt !== undefined) address.dataset.at = timeFormat.format(mail.sentAt)
  const body = element('p', { dir: 'auto' }, ...bodyOf(mail))
  const details = element(
    'details',
    {},
    element('summary', {}, element('span', { dir: 'auto' }, mail.subject), ' ', address),
    body,
  )
  return element('li', {}, details)
}

/**
 * The list of all mails, newest first.
 * @param read returns the mails, oldest first
 */
export const createMailbox = (read: () => readonly MockMail[]) => {
  const title = element('h2')
  const list = element('ul', { className: 'mails' })
  const box = element('section', { hidden: true }, title, list)

  /** Adds the mails that have come since. The others stay as they are, open or closed. */
  const follow = () => {
    const mails = read()
    for (const mail of mails.slice(list.childElementCount)) list.prepend(itemOf(mail))
    title.textContent = `Mails (${mails.length}), newest first`
    box.hidden = mails.length === 0
  }
  return {
    box,
    follow,
    /** Opens the newest mail, unless another one is open. */
    openNewest: () => {
      if (!list.querySelector('details[open]'))
        list.querySelector('details')?.toggleAttribute('open', true)
    },
  }
}
