import type { Deps } from '../deps.ts'
import { createMails } from '../mail/mails.ts'
import type { Row } from '../store/schema.ts'
import type { Customers } from './customers.repo.ts'
import { addMessage } from './messages.repo.ts'

/** What became of a decision: taken, or the status that the customer has already. */
export type Decision = 'done' | 'unknown' | Row<'customer'>['status']

/**
 * What the shop team decides about a customer, known by the e-mail address (specification 4; decisions,
 * Accounts). The buyer is told by mail and by a message in `/alert`.
 */
export const createDecisions = (
  { engine: { db }, mailer, config, now }: Deps,
  customers: Customers,
) => {
  const mails = createMails(config.publicUrl)

  const decide = async (
    email: string,
    isDecided: (status: Row<'customer'>['status']) => boolean,
    { title, text }: { title: string; text: string },
    act: (id: string) => Promise<void>,
  ): Promise<Decision> => {
    const customer = await customers.byEmail(email)
    if (!customer) return 'unknown'
    if (isDecided(customer.status)) return customer.status
    await act(customer.id)
    await addMessage(db, customer.id, { title: { en: title }, text: { en: text } }, now())
    await mailer.send(mails.decided(customer.email, customer.name, title, text))
    return 'done'
  }

  return {
    /** Asks somebody who waits for more information; they go on waiting. */
    ask: (email: string, text: string): Promise<Decision> =>
      decide(
        email,
        (status) => status !== 'unverified',
        { title: 'We need to know more about your business', text },
        async () => undefined,
      ),

    /** Refuses the customer and ends every session. */
    refuse: (email: string, reason: string): Promise<Decision> =>
      decide(
        email,
        (status) => status === 'refused',
        {
          title: 'We cannot open an account for you',
          text: `Our team has looked at your account and cannot open it: ${reason}`,
        },
        customers.refuse,
      ),

    /** Takes the verification back and ends every session. */
    unverify: (email: string): Promise<Decision> =>
      decide(
        email,
        (status) => status === 'unverified',
        {
          title: 'Your account is closed for now',
          text: 'Our team looks at your account again. We write to you as soon as it is open.',
        },
        customers.unverify,
      ),
  }
}
