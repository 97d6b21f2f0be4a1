import { newToken, type World } from '../parts/world.ts'

/** How long a login lasts, ms. */
const sessionMs = 30 * 86_400_000

/** Sessions of customers. */
export const createSessions = ({ tables, now, feed }: World) => ({
  /** Opens a session and returns its token. */
  open: async (customerId: string): Promise<string> => {
    const token = newToken()
    const createdAt = now()
    const expiresAt = createdAt + sessionMs
    await tables.session.create({ token, customerId, createdAt, expiresAt })
    return token
  },

  customerOf: (token: string): string | undefined =>
    tables.session.findFirst((q) => q.where({ token, expiresAt: (end) => end > now() }))
      ?.customerId,

  end: (token: string): void => {
    tables.session.delete((q) => q.where({ token }))
  },

  /** Ends every session of a customer and notifies open pages. */
  endAll: (customerId: string): void => {
    tables.session.deleteMany((q) => q.where({ customerId }))
    feed.send(customerId, { event: 'customer.locked', body: {} })
  },
})
export type Sessions = ReturnType<typeof createSessions>
