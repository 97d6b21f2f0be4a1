import type { ProductShown } from '../parts/shell.ts'

/** Which product each place shows, by its slug. */
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
