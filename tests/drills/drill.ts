import type { ShopProcess } from '../support/shopProcess.ts'

/** A result of a drill: a figure, its value, and whether it is acceptable. */
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
  /** Whether to run the short form, for `npm test`. */
  readonly isShort: boolean
  /** Runs `npm run team -- …` and returns its output. */
  readonly team: (...args: string[]) => Promise<string>
  /** Memory of the server, bytes. */
  readonly memory: () => Promise<number>
  /** The longest stall of the server's event loop since the last call, ms. */
  readonly stall: () => Promise<number>
  /** Its process, for drills that restart it. */
  readonly process: ShopProcess
  /** The environment of another shop with a new, empty database on the same engine. */
  readonly newDatabase: (name: string) => Promise<NodeJS.ProcessEnv>
}

export interface Drill {
  readonly name: string
  /** The number in the issue, such as `B8`. */
  readonly item: string
  /** The engines to run it on. Default: both. */
  readonly engine?: DrillShop['engine']
  /** Only in the long form, because it takes minutes or needs an idle machine. */
  readonly isLong?: boolean
  readonly run: (shop: DrillShop) => Promise<readonly Figure[]>
}
