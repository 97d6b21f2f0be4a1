import { newToken, type World } from './world.ts'

/** How long a login lasts, ms. */
const sessionMs = 30 * 86_400_000

/** Who is logged in. */
export const createSessions = ({ tables, now, feed }: World) => ({
  /** Opens a session and gives its token. */
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

  /** Ends every session of a customer and tells the open pages. */
  endAll: (customerId: string): void => {
    tables.session.deleteMany((q) => q.where({ customerId }))
    feed.tell(customerId, { event: 'customer.locked', body: {} })
  },
})
export type Sessions = ReturnType<typeof createSessions>
