import { z } from 'zod'
import { MailToken } from '../account/customer.ts'
import { EmailAddress, Message, Problem } from '../primitives.ts'
import { c, refusals, visitor } from '../routes.ts'

export const newsletter = c.router(
  {
    subscribe: {
      method: 'POST',
      path: '/newsletter/customer/create',
      summary: 'Sign an address up for the newsletter',
      body: z.object({ email: EmailAddress }),
      responses: { ...refusals, 200: Message },
      metadata: visitor,
    },
    unsubscribe: {
      method: 'DELETE',
      path: '/newsletter/customer/unsubscribe/:token',
      summary: 'Take an address off the newsletter',
      pathParams: z.object({ token: MailToken }),
      responses: { ...refusals, 200: Message, 404: Problem },
      metadata: visitor,
    },
  },
  { strictStatusCodes: true },
)
