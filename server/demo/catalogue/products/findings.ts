import { drawFinding, type FindingStyle } from '../drawings/finding.ts'
import type { Metal } from '../drawings/palette.ts'
import { level } from '../parts/levels.ts'
import type { DemoKind, DemoLine, Extra } from '../parts/line.ts'
import type { Words } from '../parts/words.ts'

const about: Words = [
  'Findings for makers, priced by the piece and counted by weight, so a bag of a thousand is a thousand. One lot number runs through plating and packing; a re-order matches what is on your bench.',
  'Minuteria per laboratori, prezzo al pezzo e conteggio a peso: una busta da mille ne contiene mille. Un solo numero di lotto da placcatura a confezione, così il riordino è identico.',
  'कारीगरों के लिए पुर्ज़े, दाम प्रति पीस और गिनती वज़न से; हज़ार की थैली में पूरे हज़ार। परत से पैकिंग तक एक ही खेप संख्या, दोबारा ऑर्डर वैसा ही मिलता है।',
]
const keywords = ['finding', 'component', 'minuteria', 'componenti', 'पुर्ज़ा']
const brass = 'metals_brass-silver-plating_findings'
const silver = 'metals_silver-92.5_findings'

const sized = (categorySlug: string, ...sizes: string[]): DemoKind => ({
  ...{ categorySlugs: [categorySlug, brass], mode: 'moreCombination', about, keywords },
  levels: [level('finish', 'silver', 'gold', 'rose', 'antique'), level('size', ...sizes)],
})
const sterling = (categorySlug: string, ...sizes: string[]): DemoKind => ({
  ...{ categorySlugs: [categorySlug, silver], mode: 'moreCombination', about, keywords },
  levels: [level('finish', 'polished', 'rhodium', 'vermeil'), level('size', ...sizes)],
})
const asShown = (categorySlug: string): DemoKind => ({
  ...{ categorySlugs: [categorySlug, brass], mode: 'directly', about, keywords, levels: [] },
})
const [clasps, ears, small] = [
  'findings_clasps',
  'findings_ear-findings',
  'findings_rings-and-bails',
] as const

type Spec = readonly [DemoKind, FindingStyle, Metal, Words, number, number, string, Extra?]
const specs: readonly Spec[] = [
  [
    sized(clasps, '10mm', '12mm', '14mm', '16mm'),
    'lobster',
    'gold',
    ['Lobster clasp', 'Moschettone', 'लॉबस्टर हुक'],
    6,
    0.6,
    '10 – 16',
    { isFeatured: true },
  ],
  [
    sterling(clasps, '10mm', '12mm', '14mm'),
    'lobster',
    'silver',
    ['Sterling lobster clasp', 'Moschettone in argento', 'चाँदी का लॉबस्टर हुक'],
    58,
    0.7,
    '10 – 14',
  ],
  [
    sized(clasps, '12mm', '14mm', '18mm'),
    'toggle',
    'gold',
    ['Granulated toggle clasp', 'Chiusura a T granulata', 'दानेदार टॉगल हुक'],
    14,
    1.9,
    '12 – 18',
  ],
  [
    sterling(clasps, '5mm', '6mm', '8mm'),
    'springRing',
    'silver',
    ['Sterling spring ring clasp', 'Anello a molla in argento', 'चाँदी की स्प्रिंग रिंग'],
    34,
    0.4,
    '5 – 8',
  ],
  [
    asShown(clasps),
    'magnetic',
    'rhodium',
    ['Magnetic clasp, 24 mm', 'Chiusura magnetica, 24 mm', 'चुंबकीय हुक, 24 मि.मी.'],
    22,
    2.4,
    '24',
  ],
  [
    asShown(clasps),
    'extender',
    'gold',
    ['Extender chain, 5 cm', 'Catenella di prolunga, 5 cm', 'अतिरिक्त चेन, 5 से.मी.'],
    5,
    0.9,
    '50',
    { offer: 20 },
  ],
  [
    asShown(ears),
    'earWire',
    'silver',
    ['Coiled ear wire', 'Monachella con spirale', 'कान का हुक'],
    3,
    0.3,
    '0.7',
  ],
  [
    asShown(ears),
    'leverBack',
    'gold',
    ['Lever-back ear wire', 'Monachella con chiusura', 'लीवर-बैक हुक'],
    9,
    0.8,
    '0.8',
  ],
  [
    sized(small, '4mm', '5mm', '6mm', '8mm', '10mm'),
    'jumpRing',
    'silver',
    ['Jump ring, open', 'Anellino aperto', 'खुला छल्ला'],
    1.5,
    0.2,
    '4 – 10',
  ],
  [
    asShown(small),
    'bail',
    'gold',
    ['Pendant bail with zircon', 'Contromaglia con zircone', 'ज़रकन वाली बेल'],
    12,
    0.9,
    '14',
  ],
  [
    sized(small, '6mm', '8mm', '10mm'),
    'beadCap',
    'brass',
    ['Petal bead cap', 'Coppetta a petali', 'पंखुड़ी मोती-टोपी'],
    2,
    0.3,
    '6 – 10',
    { offer: 10 },
  ],
  [
    asShown(small),
    'headPin',
    'rose',
    ['Ball head pin, 50 mm', 'Chiodino a testa sferica, 50 mm', 'गोल सिर वाली पिन, 50 मि.मी.'],
    2,
    0.3,
    '0.6',
  ],
  [
    asShown(small),
    'connector',
    'silver',
    ['Filigree connector', 'Connettore in filigrana', 'जालीदार जोड़'],
    8,
    1.1,
    '18',
  ],
]

export const findings: readonly DemoLine[] = specs.map(
  ([kind, style, metal, title, price, weight, size, extra], i) => ({
    ...{ kind, title, price, weight, ...extra },
    code: `FN${String(i + 1).padStart(2, '0')}`,
    measure: [
      style === 'earWire' || style === 'leverBack' || style === 'headPin' ? 'wire' : 'across',
      size,
    ],
    draw: (isClose) => drawFinding(style, metal, isClose),
  }),
)
