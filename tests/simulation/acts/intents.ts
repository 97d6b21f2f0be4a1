import { keyOf } from '../truth.ts'

/** The buyer's last intention for one row or one wish, from an act that the page accepted. */
interface Wanted {
  readonly tab: number
  readonly customer: string
  /** The number of reloads of the tab. */
  readonly life: number
  /** Which visit of a page. */
  readonly visit: number
  readonly at: number
  /** The number of messages shown in the tab before. */
  readonly words: number
  readonly act: string
}

export interface WantedRow extends Wanted {
  readonly variant: string
  /** 0: not in the cart. */
  readonly quantity: number
  /** The quantity before the act. */
  readonly base: number
  readonly kind: 'edit' | 'add' | 'remove'
  /** The pieces to add to those in the cart, whatever they are. */
  readonly onTop?: number
  /** When they were to be added first, ms. */
  readonly since?: number
}

export interface WantedWish extends Wanted {
  readonly product: string
  readonly isWished: boolean
}

/** Where the pieces of a variant should be, of those that are or were saved for later. */
export interface WantedSave extends Wanted {
  readonly variant: string
  readonly place: 'saved' | 'cart' | 'gone'
  /** The pieces that move. */
  readonly quantity: number
}

/** A press that saves the cart as a list. */
export interface WantedList extends Wanted {
  readonly name: string
  readonly lines: readonly { readonly id: string; readonly quantity: number }[]
}

/** A press of "Place order", with the intended cart. */
export interface WantedOrder extends Wanted {
  readonly lines: ReadonlyMap<string, number>
  /** The Idempotency-Key with which it was sent. */
  readonly key: string
}

interface Kept<T> {
  readonly wanted: T
  /** It was fulfilled or superseded by another change, and the tab shows this. */
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
    /** The page refused the last act at once: the previous intention is still valid. */
    restore: (tab: number, customer: string, what: string, before: Kept<T> | undefined): void => {
      if (before) kept.set(at(tab, customer, what), before)
      else kept.delete(at(tab, customer, what))
    },
    /** The buyer took it back. */
    drop: (tab: number, customer: string, what: string): void => {
      kept.delete(at(tab, customer, what))
    },
    /** The last intention for each row or wish. */
    last: (): readonly T[] => [...kept.values()].map(({ wanted }) => wanted),
    open: (tab: number): readonly Kept<T>[] =>
      [...kept.values()].filter(({ wanted, isSettled }) => wanted.tab === tab && !isSettled),
  }
}

/** The intentions of the buyers of a run, recorded from their presses, not from the page's behaviour. */
export const createIntents = () => ({
  rows: newest<WantedRow>(),
  wishes: newest<WantedWish>(),
  saves: newest<WantedSave>(),
  lists: [] as WantedList[],
  orders: [] as WantedOrder[],
  /** Every product whose rows a tab was asked to remove, and every wish that it was asked to change. */
  removals: new Set<string>(),
  toggles: new Set<string>(),
  /** Every press of "Log out". */
  logouts: [] as { readonly tab: number; readonly at: number }[],
})
export type Intents = ReturnType<typeof createIntents>
