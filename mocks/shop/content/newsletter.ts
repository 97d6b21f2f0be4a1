import type { contract } from '../../../src/contracts/index.ts'
import { said } from '../../../src/domain/shell/said.ts'
import type { Mails } from '../account/mails.ts'
import type { Answers } from '../parts/answers.ts'
import { refuse } from '../parts/refusal.ts'
import { newToken, type World } from '../parts/world.ts'

/** Subscribing to the newsletter and unsubscribing. */
export const answerNewsletter = (
  { tables }: World,
  mails: Mails,
): Answers<typeof contract.newsletter> => ({
  // A subscribed address gets the same answer, but no second mail.
  subscribe: async ({ body: { email } }) => {
    if (!tables.subscriber.findFirst((q) => q.where({ email }))) {
      const token = newToken()
      await tables.subscriber.create({ email, token })
      await mails.subscribed(email, token)
    }
    return { ...said('reply.subscribed') }
  },
  unsubscribe: ({ params: { token } }) => {
    if (!tables.subscriber.delete((q) => q.where({ token })))
      return refuse(404, 'not_found', said('refusal.notSubscribed'))
    return { ...said('newsletter.unsubscribedBody') }
  },
})
