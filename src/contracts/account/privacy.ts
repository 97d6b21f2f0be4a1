import { z } from 'zod'
import { DownloadLink } from '../downloadLink.ts'
import { Id, Message, Problem, text } from '../primitives.ts'
import { c, memberRefusals, refusals, self, visitor } from '../routes.ts'
import { MailToken } from './customer.ts'

const customerPath = z.object({ id: Id })

/** Asking for the erasure; a stolen token alone erases nothing. */
export const ErasureRequest = z.object({ password: text(200).min(1) })

/** Downloading or erasing a customer's data (rules D1, D2). */
export const privacy = c.router(
  {
    prepareExport: {
      method: 'POST',
      path: '/customer/export/:id',
      summary: "Get a link to an archive of all the customer's data (an addition)",
      pathParams: customerPath,
      body: c.noBody(),
      responses: { ...memberRefusals, 200: DownloadLink },
      metadata: self('id'),
    },
    askErasure: {
      method: 'POST',
      path: '/customer/erasure/:id',
      summary: 'Ask for a mail with the link that erases the account (an addition)',
      pathParams: customerPath,
      body: ErasureRequest,
      responses: { ...memberRefusals, 200: Message, 409: Problem },
      metadata: self('id'),
    },
    erase: {
      method: 'POST',
      path: '/customer/erase/:token',
      summary: 'Erase the account with the token of the mail (an addition)',
      pathParams: z.object({ token: MailToken }),
      body: c.noBody(),
      responses: { ...refusals, 200: Message, 409: Problem, 410: Problem },
      metadata: visitor,
    },
  },
  { strictStatusCodes: true },
)
