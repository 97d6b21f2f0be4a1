import type { Category } from '../../src/contracts/catalogue.ts'
import type { MultilingualText } from '../../src/contracts/primitives.ts'

/** Slug, and the name in English, Italian and Hindi; a slug holds its parent's and one part more. */
const lines: readonly (readonly [slug: string, en: string, it: string, hi: string])[] = [
  ['metals', 'Metals', 'Metalli', 'धातु'],
  ['metals_brass-silver-plating', 'Brass Silver Plating', 'Ottone argentato', 'पीतल पर चाँदी'],
  ['metals_brass-silver-plating_chains', 'Chains', 'Catene', 'चेन'],
  ['metals_silver-92.5', 'Silver 92.5', 'Argento 925', 'चाँदी 92.5'],
  ['metals_silver-92.5_chains', 'Chains', 'Catene', 'चेन'],
  ['rings', 'Rings', 'Anelli', 'अंगूठियाँ'],
  ['rings_stone-rings', 'Stone rings', 'Anelli con pietra', 'नगीने वाली अंगूठियाँ'],
  ['rings_bands', 'Bands', 'Fedi e fasce', 'बैंड'],
  ['earrings', 'Earrings', 'Orecchini', 'बालियाँ'],
  ['bracelets', 'Bracelets', 'Bracciali', 'कंगन'],
  ['pendants', 'Pendants', 'Ciondoli', 'पेंडेंट'],
  ['stones', 'Stones', 'Pietre', 'नगीने'],
  ['stones_cabochons', 'Cabochons', 'Cabochon', 'कैबोशॉन'],
  ['findings', 'Findings', 'Componenti', 'पुर्ज़े'],
]

const idOf = (slug: string) => slug.replaceAll('.', '-')

const parentOf = (slug: string) =>
  slug.includes('_') ? slug.slice(0, slug.lastIndexOf('_')) : undefined

const nameOf = ([, en, it, hi]: (typeof lines)[number]): MultilingualText => ({ en, it, hi })

const below = (parent: string | undefined): Category[] =>
  lines
    .filter(([slug]) => parentOf(slug) === parent)
    .map((line) => ({
      _id: idOf(line[0]),
      slug: line[0],
      name: nameOf(line),
      parentId: parent === undefined ? null : idOf(parent),
      children: below(line[0]),
    }))

/** The category tree of the sample shop, up to three deep. */
export const categories: readonly Category[] = below(undefined)
