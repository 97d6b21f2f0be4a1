import { care } from './care.ts'
import { chains } from './chains.ts'
import { counter } from './counter.ts'
import { creators } from './creators.ts'
import { loupe } from './loupe.ts'
import { sizes } from './sizes.ts'
import { street } from './street.ts'
import { workshop } from './workshop.ts'

/** The cover pictures of the demo's pages by their file names. */
export const scenes: Readonly<Record<string, string>> = {
  'scene-street.svg': street,
  'scene-creators.svg': creators,
  'scene-workshop.svg': workshop,
  'scene-care.svg': care,
  'scene-loupe.svg': loupe,
  'scene-sizes.svg': sizes,
  'scene-counter.svg': counter,
  'scene-chains.svg': chains,
}
