import type { ProductInput } from '../../../catalogue/input.ts'
import type { Metal } from '../drawings/palette.ts'
import type { DemoLevel } from './levels.ts'
import type { Words } from './words.ts'

/** What the pieces of a kind have in common. */
export interface DemoKind {
  readonly categorySlugs: readonly [string, ...string[]]
  readonly mode: ProductInput['mode']
  readonly levels: readonly DemoLevel[]
  /** Combinations that are not made, each given by keys of some of its values. */
  readonly unavailable?: readonly (readonly string[])[]
  /** For the trade buyer: what it is for, how it is made, how it comes. One paragraph. */
  readonly about: Words
  readonly keywords: readonly string[]
}

export interface DemoFinishes {
  /** The metal of {@link DemoLine.draw}. */
  readonly pictured: Metal
  readonly draw: (metal: Metal) => string
}

/** A product of the demo in one line. INR per piece and grams for factors of 1. */
export interface DemoLine {
  readonly kind: DemoKind
  /** The first part of its SKUs. */
  readonly code: string
  readonly title: Words
  readonly price: number
  readonly weight: number
  /** What a buyer measures, in mm. */
  readonly measure: readonly [label: keyof typeof measureLabels, mm: string]
  readonly draw: (isClose: boolean) => string
  /** How it looks in each finish that it is made in, if its variants have pictures of their own. */
  readonly finishes?: DemoFinishes
  readonly isFeatured?: boolean
  /** Percent off. */
  readonly offer?: number
}

export const measureLabels = {
  link: ['Link width', 'Larghezza maglia', 'कड़ी की चौड़ाई'],
  head: ['Head', 'Testa', 'ऊपरी भाग'],
  band: ['Band width', 'Larghezza fascia', 'बैंड की चौड़ाई'],
  drop: ['Height', 'Altezza', 'ऊँचाई'],
  across: ['Width', 'Larghezza', 'चौड़ाई'],
  bead: ['Bead', 'Perla', 'मोती'],
  wire: ['Wire', 'Filo', 'तार'],
} as const satisfies Record<string, Words>

/** The options that a few lines have. */
export type Extra = Pick<DemoLine, 'isFeatured' | 'offer'>
