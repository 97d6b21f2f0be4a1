type Doing<K extends string, More = unknown> = K extends string ? { readonly do: K } & More : never
type OfVariant = { readonly variant: string }
type OfProduct = { readonly slug: string }

/** The acts on the cart's own page, in its panel, on the wishlist page, and in a picker. */
export type CartAct =
  | Doing<'plus' | 'minus' | 'removeRow', OfVariant>
  | Doing<'type', OfVariant & { readonly quantity: number }>
  | Doing<'removeLine', OfProduct>
export type PanelAct =
  | Doing<'dropLine', OfProduct>
  | Doing<'openPanel' | 'closePanel' | 'undoDrop' | 'panelOrder'>
export type WishAct =
  | Doing<'dropWish' | 'move', OfProduct>
  | Doing<'askAllWishes' | 'confirmAllWishes' | 'cancelAllWishes' | 'undoWishes'>
export type PickerAct =
  | Doing<'pick', OfVariant>
  | Doing<'draft', OfVariant & { readonly quantity: number }>
  | Doing<'add'>

/** The acts on the changes that wait for the connection, and on the list of the quick order. */
export type QueueAct = Doing<'continueOffline' | 'insist' | 'giveWay'>
export type ListAct =
  | Doing<'list', OfVariant & { readonly quantity: number }>
  /** `saveList`: the cart as a named list. `giveList`: all of the newest list, to the quick order. */
  | Doing<'addList' | 'saveList' | 'giveList'>

/** The acts on what is saved for later. */
export type SavedAct =
  | Doing<'saveRow' | 'restoreRow' | 'dropSaved', OfVariant>
  | Doing<'saveLine', OfProduct>
  | Doing<'restoreAll'>

/** The acts of a buyer. Products and variants are given by their ids. */
export type Act =
  | CartAct
  | PanelAct
  | WishAct
  | PickerAct
  | QueueAct
  | ListAct
  | SavedAct
  | Doing<'go', { readonly to: string }>
  | Doing<'heart' | 'quickView', OfProduct>
  | Doing<'login', { readonly customer: Customer }>
  | Doing<'order' | 'logout' | 'reload' | 'sleep' | 'wake'>

/** Events outside the tabs: on another device, by another customer, in the shop. */
export type Beside =
  | {
      readonly beside: 'deviceSets'
      readonly customer: Customer
      readonly variant: string
      /** 0 removes the row. */
      readonly quantity: number
    }
  | {
      /** The other device saves its row for later, or moves it back. */
      readonly beside: 'deviceSaves' | 'deviceRestores'
      readonly customer: Customer
      readonly variant: string
    }
  | {
      readonly beside: 'deviceWishes' | 'deviceUnwishes'
      readonly customer: Customer
      readonly slug: string
    }
  | {
      readonly beside: 'teamSetsStock' | 'othersOrder'
      readonly variant: string
      readonly quantity: number
    }
  | { readonly beside: 'sessionsEnd'; readonly customer: Customer }

/** The calls that a fault waits for. */
export type Aim =
  | 'any'
  | 'read'
  | 'change'
  | 'cart'
  | 'saved'
  | 'list'
  | 'wish'
  | 'wishlist'
  | 'order'
  | 'login'

/**
 * Network faults of a tab. A fault of a call waits for the next call that it aims at; one of an event for the next
 * event of the socket.
 */
export type Fault =
  | { readonly fault: 'cut' | 'restore' | 'socketLost' | 'eventTwice' }
  | { readonly fault: 'slow'; readonly ms: number }
  | { readonly fault: 'eventLate'; readonly ms: number }
  | {
      /** `answerFails`: the shop processes the call, and then fails to answer. */
      readonly fault:
        | 'callLost'
        | 'answerLost'
        | 'callTwice'
        | 'stuck'
        | 'serverFails'
        | 'answerFails'
      readonly aim: Aim
    }
  | { readonly fault: 'callLate' | 'answerLate'; readonly aim: Aim; readonly ms: number }

export type Customer = 'asha' | 'noor'

/** One step: `wait` ms after the previous one. */
export type Step = { readonly wait: number } & (({ readonly tab: number } & (Act | Fault)) | Beside)

/** A browser has one cookie jar; its tabs share it. */
export interface TabStart {
  readonly browser: number
  readonly path: string
}

/** The complete input of a simulated run, as plain data. */
export interface Schedule {
  /** Draws the latencies of calls and events. */
  readonly seed: number
  /** Who is logged in, by browser. */
  readonly browsers: readonly (Customer | null)[]
  readonly tabs: readonly TabStart[]
  readonly carts: Readonly<Partial<Record<Customer, Readonly<Record<string, number>>>>>
  /** Slugs, the newest first. */
  readonly wishes: Readonly<Partial<Record<Customer, readonly string[]>>>
  readonly steps: readonly Step[]
}

/** The name of a step in tables. */
export const nameOf = (step: Step): string =>
  'beside' in step ? step.beside : 'do' in step ? step.do : step.fault

/** A step as readable text. */
export const readable = (step: Step): string => {
  const { wait, ...rest } = step
  const who = 'tab' in rest ? `tab ${rest.tab}` : 'beside'
  const details = Object.entries(rest)
    .filter(([key]) => !['tab', 'do', 'beside', 'fault'].includes(key))
    .map(([, value]) => String(value))
  return `+${String(wait).padStart(5)} ms  ${who.padEnd(7)} ${[nameOf(step), ...details].join(' ')}`
}
