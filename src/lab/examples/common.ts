/** The payloads of an event that carries none. */
export const bare = { 'no payload': {} } as const
