/** Named values that a browser stores, as JSON. A storage that is full or forbidden stores nothing. */
export const createKeptValues = (storage: () => Storage) => ({
  read: (name: string): unknown => {
    try {
      return JSON.parse(storage().getItem(name) ?? 'null')
    } catch {
      return null
    }
  },
  /** The names that begin with `prefix`. */
  names: (prefix: string): readonly string[] => {
    try {
      const all = Array.from({ length: storage().length }, (_, place) => storage().key(place) ?? '')
      return all.filter((name) => name.startsWith(prefix))
    } catch {
      return []
    }
  },
  write: (name: string, value: unknown): void => {
    try {
      storage().setItem(name, JSON.stringify(value))
    } catch {
      // The open page has it in memory.
    }
  },
  remove: (name: string): void => {
    try {
      storage().removeItem(name)
    } catch {
      // A storage that cannot be written contains nothing either.
    }
  },
})
