import { createKeptValues } from '../parts/keptValues.ts'

const name = 'alma.viewed'

/** Maximum number of stored products. */
const most = 12

interface Viewed {
  readonly userId: string
  /** The products' own `_id`s, the newest first. */
  readonly ids: readonly string[]
}

const isViewed = (kept: unknown): kept is Viewed => {
  const { userId, ids } = Object(kept)
  return (
    typeof userId === 'string' && Array.isArray(ids) && ids.every((id) => typeof id === 'string')
  )
}

/**
 * The products that a customer has viewed on this device (rule C16). They stay on the device. Another customer cannot
 * see them. Nothing is stored if the storage is full or forbidden.
 */
export const createRecentlyViewed = (storage: () => Storage) => {
  const values = createKeptValues(storage)
  const read = (userId: string): readonly string[] => {
    const kept = values.read(name)
    return isViewed(kept) && kept.userId === userId ? kept.ids.slice(0, most) : []
  }
  return {
    read,
    add: (userId: string, id: string): void => {
      const ids = [id, ...read(userId).filter((other) => other !== id)].slice(0, most)
      values.write(name, { userId, ids } satisfies Viewed)
    },
  }
}

export const recentlyViewed = createRecentlyViewed(() => window.localStorage)
