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
  /** Runs `npm run team -- …` and gives what it printed. */
  readonly team: (...args: string[]) => Promise<string>
}

export interface Drill {
  readonly name: string
  /** The number in the issue, such as `B8`. */
  readonly item: string
  readonly run: (shop: DrillShop) => Promise<readonly Figure[]>
}
