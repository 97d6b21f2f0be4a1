import { keyOf } from '../truth.ts'

/** What a buyer last wanted of one row or of one wish, by an act that the page took. */
interface Wanted {
  readonly tab: number
  readonly customer: string
  /** Which life of the tab: it begins again with every reload. */
  readonly life: number
  /** Which visit of a page. */
  readonly visit: number
  readonly at: number
  /** How many words had been said in the tab before. */
  readonly words: number
  readonly act: string
}

export interface WantedRow extends Wanted {
  readonly variant: string
  /** 0: out of the cart. */
  readonly quantity: number
  /** The quantity that the act began from. */
  readonly base: number
  readonly kind: 'edit' | 'add' | 'remove'
}

export interface WantedWish extends Wanted {
  readonly product: string
  readonly isWished: boolean
}

/** A press of "Place order", with the cart as the buyer meant it. */
export interface WantedOrder extends Wanted {
  readonly lines: ReadonlyMap<string, number>
  /** The Idempotency-Key that it went out under. */
  readonly key: string
}

interface Kept<T> {
  readonly wanted: T
  /** It has come true or was overtaken by another's change, and the tab shows so. */
  isSettled: boolean
}

const newest = <T extends Wanted>() => {
  const kept = new Map<string, Kept<T>>()
  const at = (tab: number, customer: string, what: string) => `${tab} ${keyOf(customer, what)}`
  return {
    of: (tab: number, customer: string, what: string): Kept<T> | undefined =>
      kept.get(at(tab, customer, what)),
    put: (what: string, wanted: T): void => {
      kept.set(at(wanted.tab, wanted.customer, what), { wanted, isSettled: false })
    },
    /** The page refused the last act on the spot: what was wanted before it stands. */
    restore: (tab: number, customer: string, what: string, before: Kept<T> | undefined): void => {
      if (before) kept.set(at(tab, customer, what), before)
      else kept.delete(at(tab, customer, what))
    },
    /** The buyer took it back. */
    drop: (tab: number, customer: string, what: string): void => {
      kept.delete(at(tab, customer, what))
    },
    /** What was wanted last of each row or wish. */
    last: (): readonly T[] => [...kept.values()].map(({ wanted }) => wanted),
    open: (tab: number): readonly Kept<T>[] =>
      [...kept.values()].filter(({ wanted, isSettled }) => wanted.tab === tab && !isSettled),
  }
}

/** What the buyers of a run wanted: kept by the simulation from what they pressed, not from what the page did. */
export const createIntents = () => ({
  rows: newest<WantedRow>(),
  wishes: newest<WantedWish>(),
  orders: [] as WantedOrder[],
  /** Every product whose rows a tab was asked to take out, and every wish that it was asked to change. */
  removals: new Set<string>(),
  toggles: new Set<string>(),
  /** Every press of "Log out". */
  logouts: [] as { readonly tab: number; readonly at: number }[],
})
export type Intents = ReturnType<typeof createIntents>
