import type { CategoryInput } from '../../catalogue/input.ts'
import { inAll } from './parts/words.ts'

/** Slug, and the name in English, Italian and Hindi; a slug consists of its parent's and one more part. */
const lines: readonly (readonly [slug: string, en: string, it: string, hi: string])[] = [
  ['metals', 'Metals', 'Metalli', 'धातु'],
  ['metals_brass-silver-plating', 'Brass Silver Plating', 'Ottone argentato', 'पीतल पर चाँदी'],
  ['metals_brass-silver-plating_chains', 'Chains', 'Catene', 'चेन'],
  ['metals_brass-silver-plating_findings', 'Findings', 'Minuteria', 'फ़ाइंडिंग्स'],
  ['metals_silver-92.5', 'Silver 92.5', 'Argento 925', 'चाँदी 92.5'],
  ['metals_silver-92.5_chains', 'Chains', 'Catene', 'चेन'],
  ['metals_silver-92.5_findings', 'Findings', 'Minuteria', 'फ़ाइंडिंग्स'],
  ['rings', 'Rings', 'Anelli', 'अंगूठियाँ'],
  ['rings_stone-rings', 'Stone rings', 'Anelli con pietra', 'नगीने वाली अंगूठियाँ'],
  ['rings_bands', 'Bands', 'Fedi e fasce', 'बैंड'],
  ['earrings', 'Earrings', 'Orecchini', 'झुमके और बालियाँ'],
  ['earrings_studs', 'Studs', 'A lobo', 'टॉप्स'],
  ['earrings_hoops', 'Hoops', 'Cerchi', 'बालियाँ'],
  ['earrings_drops', 'Drops', 'Pendenti', 'लटकन'],
  ['bracelets', 'Bracelets', 'Bracciali', 'कंगन'],
  ['bracelets_bangles', 'Bangles', 'Bracciali rigidi', 'चूड़ियाँ'],
  ['bracelets_chain-bracelets', 'Chain bracelets', 'Bracciali a catena', 'चेन ब्रेसलेट'],
  ['pendants', 'Pendants', 'Ciondoli', 'पेंडेंट'],
  ['pendants_stone-pendants', 'Stone pendants', 'Ciondoli con pietra', 'नगीने वाले पेंडेंट'],
  ['pendants_charms', 'Charms', 'Charm', 'चार्म'],
  ['stones', 'Stones', 'Pietre', 'नगीने'],
  ['stones_cabochons', 'Cabochons', 'Cabochon', 'कैबोशॉन'],
  ['stones_faceted', 'Faceted stones', 'Pietre sfaccettate', 'तराशे नगीने'],
  ['stones_strands', 'Bead strands', 'Fili di perle', 'मोती की लड़ियाँ'],
  ['findings', 'Findings', 'Componenti', 'पुर्ज़े'],
  ['findings_clasps', 'Clasps', 'Chiusure', 'हुक और क्लैस्प'],
  ['findings_ear-findings', 'Ear findings', 'Monachelle e perni', 'कान के हुक'],
  [
    'findings_rings-and-bails',
    'Rings, pins and bails',
    'Anellini, chiodini e contromaglie',
    'छल्ले, पिन और बेल',
  ],
]

/** The tree of a jewellery wholesaler, parents before their children. */
export const demoCategories: readonly CategoryInput[] = lines.map(([slug, en, it, hi]) => ({
  slug,
  parentSlug: slug.includes('_') ? slug.slice(0, slug.lastIndexOf('_')) : null,
  name: inAll([en, it, hi]),
}))
