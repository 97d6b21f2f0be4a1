import type { ProductShown } from '../parts/shell.ts'

/** The slug of the product that each place shows. */
export type Shown = Readonly<Record<ProductShown['place'], string | null>>

export interface RealtimeState {
  readonly token: string
  readonly shown: Shown
  /** How often the connection has been lost since the session opened. */
  readonly losses: number
}

export const notConnected: RealtimeState = {
  token: '',
  shown: { page: null, quickView: null },
  losses: 0,
}
