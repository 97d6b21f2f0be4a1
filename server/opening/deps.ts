import type { Config } from '../config/config.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { Engine } from '../store/engine.ts'

/** Dependencies of the shop. Tests, the command line and production provide their own. */
export interface Deps {
  readonly config: Config
  readonly engine: Engine
  readonly mailer: Mailer
  /** Ms since the epoch. */
  readonly now: () => number
}
