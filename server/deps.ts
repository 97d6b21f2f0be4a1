import type { Config } from './config.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Engine } from './store/engine.ts'

/** What the shop stands on; tests, the command line and production each bring their own. */
export interface Deps {
  readonly config: Config
  readonly engine: Engine
  readonly mailer: Mailer
  /** Ms since the epoch. */
  readonly now: () => number
}
