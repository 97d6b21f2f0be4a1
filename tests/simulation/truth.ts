/** The origin of a change in the shop: a tab and the time of its call, or somebody outside the tabs. */
export type Cause =
  | {
      readonly tab: number
      readonly call: string
      readonly sentAt: number
      /** It adds pieces to those in the cart, instead of setting their number. */
      readonly isAdd: boolean
    }
  | 'beside'

/** A state of the shop from a moment on. */
export interface Entry<T> {
  readonly value: T
  readonly cause: Cause
  /** Simulated time of the shop, ms. */
  readonly at: number
}

export interface PlacedOrder {
  readonly id: string
  /** The Idempotency-Key of the attempt. */
  readonly key: string
  readonly customer: string
  readonly cause: Cause
  readonly at: number
  /** Pieces by variant. */
  readonly lines: ReadonlyMap<string, number>
}

/** A named list, when it was saved. */
export interface SavedList {
  readonly id: string
  readonly name: string
  readonly customer: string
  readonly lines: readonly { readonly id: string; readonly quantity: number }[]
}

/** The content of the carts and wishlists, by customer and then variant or product. */
export interface Held {
  readonly carts: ReadonlyMap<string, ReadonlyMap<string, number>>
  readonly wishes: ReadonlyMap<string, readonly string[]>
  /** What is saved for later. */
  readonly saved: ReadonlyMap<string, ReadonlyMap<string, number>>
  readonly lists: readonly SavedList[]
}

const createHistory = <T>(absent: T) => {
  const entries = new Map<string, Entry<T>[]>()
  const of = (key: string): readonly Entry<T>[] => entries.get(key) ?? []
  return {
    of,
    latest: (key: string): T => of(key).at(-1)?.value ?? absent,
    add: (key: string, entry: Entry<T>): void => {
      const known = entries.get(key)
      if (known) known.push(entry)
      else
        entries.set(key, [{ value: absent, cause: 'beside', at: Number.NEGATIVE_INFINITY }, entry])
    },
    keys: (): readonly string[] => [...entries.keys()],
  }
}

/** Whether a tab has caused a change. */
export const isOf = (cause: Cause, tab: number): boolean => cause !== 'beside' && cause.tab === tab

export const keyOf = (customer: string, what: string): string => `${customer}/${what}`

/** The true history of everything in the shop that tabs show, recorded outside the tabs. */
export const createTruth = () => {
  const carts = createHistory(0)
  const saved = createHistory(0)
  const wishes = createHistory(false)
  const lists = new Map<string, SavedList>()
  const orders: PlacedOrder[] = []

  /** Records how the shop differs from the last known state. */
  const compare = (
    { carts: cartsNow, wishes: wishesNow, saved: savedNow, lists: listsNow }: Held,
    cause: Cause,
    at: number,
  ): void => {
    for (const list of listsNow) if (!lists.has(list.id)) lists.set(list.id, list)
    for (const [history, now] of [[carts, cartsNow] as const, [saved, savedNow] as const])
      for (const [customer, pieces] of now) {
        const variants = new Set([...pieces.keys(), ...variantsIn(history.keys(), customer)])
        for (const variant of variants) {
          const key = keyOf(customer, variant)
          const value = pieces.get(variant) ?? 0
          if (history.latest(key) !== value) history.add(key, { value, cause, at })
        }
      }
    for (const [customer, products] of wishesNow) {
      const known = new Set([...products, ...variantsIn(wishes.keys(), customer)])
      for (const product of known) {
        const key = keyOf(customer, product)
        const value = products.includes(product)
        if (wishes.latest(key) !== value) wishes.add(key, { value, cause, at })
      }
    }
  }

  return { carts, saved, wishes, lists: lists as ReadonlyMap<string, SavedList>, orders, compare }
}
export type Truth = ReturnType<typeof createTruth>

const variantsIn = (keys: readonly string[], customer: string): readonly string[] =>
  keys.filter((key) => key.startsWith(`${customer}/`)).map((key) => key.slice(customer.length + 1))
