import { z } from 'zod'
import { Id, Message, Problem, Timestamp } from '../primitives.ts'
import { c, memberRefusals, self } from '../routes.ts'

/** A device on which the customer is logged in. */
export const Device = z.object({
  _id: Id,
  createdAt: Timestamp,
  /** Precise to a few minutes. */
  lastSeen: Timestamp,
  /** From its user agent; empty if unknown. */
  browser: z.string(),
  system: z.string(),
  /** The device that makes the call. */
  isCurrent: z.boolean(),
})
export type Device = z.infer<typeof Device>

const ofCustomer = z.object({ id: Id })

export const devices = c.router(
  {
    list: {
      method: 'GET',
      path: '/customer/devices/:id',
      summary: 'The devices on which the customer is logged in (an addition)',
      pathParams: ofCustomer,
      responses: { ...memberRefusals, 200: z.object({ data: z.array(Device) }) },
      metadata: self('id'),
    },
    end: {
      method: 'DELETE',
      path: '/customer/devices/:id/:deviceId',
      summary: 'Log one device out (an addition)',
      pathParams: ofCustomer.extend({ deviceId: Id }),
      body: c.noBody(),
      responses: { ...memberRefusals, 200: Message, 404: Problem },
      metadata: self('id'),
    },
    endAll: {
      method: 'DELETE',
      path: '/customer/devices/:id',
      summary: 'Log every device out, this one too (an addition)',
      pathParams: ofCustomer,
      body: c.noBody(),
      responses: { ...memberRefusals, 200: Message },
      metadata: self('id'),
    },
  },
  { strictStatusCodes: true },
)
