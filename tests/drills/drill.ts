import type { ShopProcess } from '../support/shopProcess.ts'

/** What a drill found: a figure, its value, and whether it is what is wanted. */
export interface Figure {
  readonly figure: string
  readonly value: string
  readonly ok: boolean
}

/** A running shop with demo data. */
export interface DrillShop {
  readonly url: string
  readonly dataDir: string
  readonly engine: 'sqlite' | 'postgres'
  /** The short form: less of everything, for `npm test`. */
  readonly isShort: boolean
  /** Runs `npm run team -- …` and gives what it printed. */
  readonly team: (...args: string[]) => Promise<string>
  /** Memory that the server holds, bytes. */
  readonly memory: () => Promise<number>
  /** The longest stall of the server's event loop since this was asked last, ms. */
  readonly stall: () => Promise<number>
  /** Its process, for a drill that stops it and starts it again. */
  readonly process: ShopProcess
  /** A new, empty database on the same engine: what another shop needs in its environment. */
  readonly newDatabase: (name: string) => Promise<NodeJS.ProcessEnv>
}

export interface Drill {
  readonly name: string
  /** The number in the issue, such as `B8`. */
  readonly item: string
  /** The engines it says something of; both without it. */
  readonly engine?: DrillShop['engine']
  /** Only in the long form: it takes minutes, or its figure needs a quiet machine. */
  readonly isLong?: boolean
  readonly run: (shop: DrillShop) => Promise<readonly Figure[]>
}
