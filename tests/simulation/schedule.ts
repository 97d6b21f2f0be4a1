type Doing<K extends string, More = unknown> = K extends string ? { readonly do: K } & More : never
type OfVariant = { readonly variant: string }
type OfProduct = { readonly slug: string }

/** What is done on the cart's own page, in its panel, on the wishlist page, and where a product is picked. */
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

/** What a buyer does. Products and variants are called by their ids. */
export type Act =
  | CartAct
  | PanelAct
  | WishAct
  | PickerAct
  | Doing<'go', { readonly to: string }>
  | Doing<'heart' | 'quickView', OfProduct>
  | Doing<'login', { readonly customer: Customer }>
  | Doing<'order' | 'logout' | 'reload' | 'sleep' | 'wake'>

/** What happens beside the tabs: on another device, with another customer, in the shop. */
export type Beside =
  | {
      readonly beside: 'deviceSets'
      readonly customer: Customer
      readonly variant: string
      /** 0 takes the row out. */
      readonly quantity: number
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

/** Which calls a fault waits for. */
export type Aim = 'any' | 'read' | 'change' | 'cart' | 'wish' | 'wishlist' | 'order' | 'login'

/**
 * What the network does to a tab. A fault of a call waits for the next call of its aim; an event's for the next
 * event of the socket.
 */
export type Fault =
  | { readonly fault: 'cut' | 'restore' | 'socketLost' | 'eventTwice' }
  | { readonly fault: 'slow'; readonly ms: number }
  | { readonly fault: 'eventLate'; readonly ms: number }
  | {
      /** `answerFails`: the shop does what is asked, and then fails to say so. */
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

/** One step: `wait` ms after the one before. */
export type Step = { readonly wait: number } & (({ readonly tab: number } & (Act | Fault)) | Beside)

/** A browser has one cookie jar; its tabs share it. */
export interface TabStart {
  readonly browser: number
  readonly path: string
}

/** All that a simulated run is made of, as plain data. */
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

/** What a step is called in tables. */
export const nameOf = (step: Step): string =>
  'beside' in step ? step.beside : 'do' in step ? step.do : step.fault

/** A step as a person reads it. */
export const readable = (step: Step): string => {
  const { wait, ...rest } = step
  const who = 'tab' in rest ? `tab ${rest.tab}` : 'beside'
  const details = Object.entries(rest)
    .filter(([key]) => !['tab', 'do', 'beside', 'fault'].includes(key))
    .map(([, value]) => String(value))
  return `+${String(wait).padStart(5)} ms  ${who.padEnd(7)} ${[nameOf(step), ...details].join(' ')}`
}
