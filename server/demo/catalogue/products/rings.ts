import type { Metal, Stone } from '../drawings/palette.ts'
import { drawRing, type RingStyle } from '../drawings/ring.ts'
import { level } from '../parts/levels.ts'
import type { DemoKind, DemoLine, Extra } from '../parts/line.ts'
import type { Words } from '../parts/words.ts'

const stoneRing = (...stones: string[]): DemoKind => ({
  categorySlugs: ['rings_stone-rings'],
  mode: 'moreCombination',
  levels: [
    level('stone', ...stones),
    level('finish', 'silver', 'gold', 'oxidised'),
    level('ring-size', '50', '52', '54', '56', '58'),
  ],
  about: [
    'Brass ring with a natural stone, set by hand and plated after setting, so the seat is plated too. Choose stone and finish, then fill in the sizes of your run in one table; five pieces in all are enough.',
    'Anello in ottone con pietra naturale, incastonato a mano e placcato dopo l’incastonatura. Scelga pietra e finitura, poi compili le misure in un’unica tabella; bastano cinque pezzi in tutto.',
    'हाथ से जड़े असली नगीने की पीतल की अंगूठी, जड़ाई के बाद चढ़ी परत। नगीना और पॉलिश चुनें, फिर एक ही तालिका में नाप भरें; कुल पाँच पीस काफ़ी हैं।',
  ],
  keywords: ['ring', 'anello', 'stone', 'pietra', 'अंगूठी'],
})

const band: DemoKind = {
  categorySlugs: ['rings_bands'],
  mode: 'moreCombination',
  levels: [
    level('finish', 'silver', 'gold', 'rose', 'oxidised'),
    level('ring-size', '50', '52', '54', '56', '58', '60'),
  ],
  about: [
    'Plain bands are the steady sellers of a ring tray: comfortable inside, no sharp edge, and the plating is renewed free of charge within a year. Order a full size run in one table.',
    'Le fasce semplici sono il pezzo sicuro di ogni vassoio: interno confortevole, nessuno spigolo, placcatura rinnovata gratuitamente entro un anno. Ordini tutte le misure in una tabella.',
    'सादे बैंड हर ट्रे में टिककर बिकते हैं: अंदर से आरामदायक, कोई नुकीला किनारा नहीं, एक साल में परत मुफ़्त फिर से। सारे नाप एक तालिका में मँगाएँ।',
  ],
  keywords: ['ring', 'band', 'anello', 'fede', 'अंगूठी', 'बैंड'],
}

/** In one finish: only the sizes of the table remain to be chosen. */
const plated: DemoKind = { ...band, levels: band.levels.filter(({ key }) => key === 'ring-size') }

const opaque = ['moonstone', 'labradorite', 'turquoise', 'lapis', 'black-onyx']
const cut = ['amethyst', 'garnet', 'citrine', 'peridot', 'blue-topaz']

type Spec = readonly [DemoKind, RingStyle, Metal, Stone, Words, number, number, string, Extra?]
const specs: readonly Spec[] = [
  [
    stoneRing(...opaque),
    { kind: 'bezel', cut: 'oval' },
    'silver',
    'moonstone',
    ['Oval cabochon ring', 'Anello con cabochon ovale', 'अंडाकार कैबोशॉन अंगूठी'],
    165,
    4.6,
    '14 × 10',
    { isFeatured: true },
  ],
  [
    stoneRing(...opaque),
    { kind: 'halo', cut: 'round' },
    'oxidised',
    'labradorite',
    ['Beaded halo ring', 'Anello con contorno granulato', 'दानेदार घेरे की अंगूठी'],
    188,
    5.2,
    '13',
  ],
  [
    stoneRing(...cut),
    { kind: 'claws', cut: 'round' },
    'gold',
    'amethyst',
    ['Six-claw solitaire ring', 'Solitario a sei griffe', 'छह पंजों की सॉलिटेयर अंगूठी'],
    210,
    3.4,
    '8',
    { isFeatured: true },
  ],
  [
    stoneRing(...cut),
    { kind: 'claws', cut: 'cushion' },
    'rose',
    'citrine',
    ['Cushion-cut ring', 'Anello taglio cuscino', 'कुशन-कट अंगूठी'],
    232,
    3.9,
    '9',
  ],
  [
    stoneRing(...cut, 'emerald'),
    { kind: 'halo', cut: 'oval' },
    'gold',
    'emerald',
    ['Oval halo ring', 'Anello ovale con contorno', 'अंडाकार घेरे की अंगूठी'],
    258,
    4.4,
    '12 × 10',
    { offer: 15 },
  ],
  [
    stoneRing(...opaque, 'carnelian'),
    { kind: 'trilogy' },
    'gold',
    'carnelian',
    ['Three-stone ring', 'Anello trilogy', 'तीन नगीनों की अंगूठी'],
    195,
    4.1,
    '15 × 6',
  ],
  [
    stoneRing('zircon', 'garnet', 'amethyst'),
    { kind: 'eternity' },
    'rhodium',
    'zircon',
    ['Half eternity ring', 'Mezza veretta', 'हाफ़ इटरनिटी अंगूठी'],
    176,
    3.1,
    '3',
  ],
  [
    stoneRing('peridot', 'garnet', 'moonstone'),
    { kind: 'stack' },
    'gold',
    'peridot',
    ['Stacking ring set of three', 'Set di tre anelli da impilare', 'तीन स्टैकिंग अंगूठियों का सेट'],
    172,
    4.8,
    '1.8',
  ],
  [
    band,
    { kind: 'band' },
    'silver',
    'zircon',
    ['Grooved band', 'Fascia rigata', 'धारीदार बैंड'],
    96,
    4.4,
    '6',
  ],
  [
    band,
    { kind: 'hammered' },
    'oxidised',
    'zircon',
    ['Hammered band', 'Fascia martellata', 'हथौड़े की नक्काशी वाला बैंड'],
    112,
    5,
    '7',
  ],
  [
    band,
    { kind: 'twist' },
    'gold',
    'zircon',
    ['Twisted rope band', 'Fede a torciglione', 'बटी हुई रस्सी बैंड'],
    88,
    3,
    '3',
    { offer: 10 },
  ],
  [
    band,
    { kind: 'signet' },
    'gold',
    'zircon',
    ['Sunray signet ring', 'Chevalier a raggi', 'सूर्यकिरण मुहर अंगूठी'],
    148,
    6.4,
    '12',
  ],
  [
    plated,
    { kind: 'band' },
    'rose',
    'zircon',
    ['Rose grooved band', 'Fascia rigata rosa', 'गुलाबी धारीदार बैंड'],
    115,
    4.4,
    '6',
    { offer: 10 },
  ],
]

const numbered = specs.map(
  ([kind, style, metal, stone, title, price, weight, size, extra], i): DemoLine => ({
    ...{ kind, title, price, weight, ...extra },
    code: `RG${String(i + 1).padStart(2, '0')}`,
    measure: [kind.categorySlugs[0] === 'rings_bands' ? 'band' : 'head', size],
    draw: (isClose) => drawRing(style, metal, stone, isClose),
    // Those with stones would need one for each stone in each finish.
    ...(kind === band
      ? { finishes: { pictured: metal, draw: (other) => drawRing(style, other, stone, false) } }
      : {}),
  }),
)

/** The last two are swapped, so that lists still begin with the signet ring. */
export const rings: readonly DemoLine[] = [
  ...numbered.slice(0, -2),
  ...numbered.slice(-2).toReversed(),
]
