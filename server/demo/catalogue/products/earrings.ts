import { drawEarrings, type EarringStyle } from '../drawings/earring.ts'
import type { Metal, Stone } from '../drawings/palette.ts'
import { level } from '../parts/levels.ts'
import type { DemoKind, DemoLine, Extra } from '../parts/line.ts'
import type { Words } from '../parts/words.ts'

const about: Words = [
  'Earrings in pairs on a display card with a barcode, posts and hooks of surgical steel under the plating. Prices and weights are per pair; spare backs come with every card.',
  'Orecchini in coppia su cartoncino con codice a barre, perni e monachelle in acciaio chirurgico sotto la placcatura. Prezzi e pesi si intendono per coppia; farfalline di ricambio incluse.',
  'बारकोड वाले कार्ड पर जोड़ी में, परत के नीचे सर्जिकल स्टील के हुक और पिन। दाम और वज़न प्रति जोड़ी; हर कार्ड के साथ अतिरिक्त पेंच।',
]
const keywords = ['earrings', 'pair', 'orecchini', 'बाली']
const finishes = level('finish', 'silver', 'gold', 'rose')

const withStone = (categorySlug: string, ...stones: string[]): DemoKind => ({
  ...{ categorySlugs: [categorySlug], mode: 'isCombination', about, keywords },
  levels: [level('stone', ...stones), finishes],
})
const inFinishes = (categorySlug: string): DemoKind => ({
  ...{ categorySlugs: [categorySlug], mode: 'isCombination', about, keywords, levels: [finishes] },
})
const asShown = (categorySlug: string): DemoKind => ({
  ...{ categorySlugs: [categorySlug], mode: 'directly', about, keywords, levels: [] },
})

const [studs, hoops, drops] = ['earrings_studs', 'earrings_hoops', 'earrings_drops'] as const

type Spec = readonly [DemoKind, EarringStyle, Metal, Stone, Words, number, number, string, Extra?]
const specs: readonly Spec[] = [
  [
    withStone(studs, 'amethyst', 'garnet', 'citrine', 'zircon'),
    { kind: 'stud', cut: 'round' },
    'gold',
    'garnet',
    ['Round claw studs', 'Orecchini punto luce', 'गोल पंजे वाले टॉप्स'],
    118,
    2.2,
    '8',
  ],
  [
    withStone(studs, 'turquoise', 'lapis', 'moonstone'),
    { kind: 'cluster' },
    'silver',
    'turquoise',
    ['Flower cluster studs', 'Orecchini a fiore', 'फूल गुच्छा टॉप्स'],
    146,
    4.2,
    '14',
    { isFeatured: true },
  ],
  [
    asShown(studs),
    { kind: 'ball' },
    'gold',
    'pearl',
    ['Polished ball earrings', 'Orecchini a sfera lucida', 'चमकदार गोला बाली'],
    62,
    3.1,
    '10',
  ],
  [
    inFinishes(hoops),
    { kind: 'hoop' },
    'silver',
    'pearl',
    ['Slim hoops', 'Cerchi sottili', 'पतली बालियाँ'],
    84,
    3.6,
    '35',
    { offer: 10 },
  ],
  [
    withStone(hoops, 'zircon', 'lapis', 'garnet'),
    { kind: 'huggie' },
    'gold',
    'zircon',
    ['Huggie hoops with stones', 'Cerchietti con pietre', 'नगीने वाली हगी बालियाँ'],
    138,
    3.4,
    '13',
  ],
  [
    withStone(drops, 'amethyst', 'blue-topaz', 'peridot', 'moonstone'),
    { kind: 'drop', cut: 'pear' },
    'gold',
    'blue-topaz',
    ['Pear drop earrings', 'Orecchini a goccia', 'नाशपाती लटकन'],
    172,
    4.4,
    '32',
    { isFeatured: true },
  ],
  [
    withStone(drops, 'pearl', 'turquoise', 'carnelian'),
    { kind: 'jhumka' },
    'gold',
    'pearl',
    ['Jhumka bell earrings', 'Orecchini jhumka a campana', 'झुमका'],
    228,
    11.5,
    '42',
    { isFeatured: true },
  ],
  [
    withStone(drops, 'emerald', 'garnet', 'pearl'),
    { kind: 'chandbali' },
    'gold',
    'emerald',
    ['Chandbali crescent earrings', 'Orecchini chandbali a mezzaluna', 'चाँदबाली'],
    264,
    13.2,
    '52',
  ],
  [
    inFinishes(drops),
    { kind: 'disc' },
    'rose',
    'pearl',
    ['Hammered disc earrings', 'Orecchini a disco', 'चकती बाली'],
    98,
    5.2,
    '30',
  ],
  [
    inFinishes(drops),
    { kind: 'leaf' },
    'silver',
    'pearl',
    ['Veined leaf earrings', 'Orecchini a foglia', 'पत्ती बाली'],
    104,
    4,
    '46',
  ],
  [
    asShown(drops),
    { kind: 'threader' },
    'rose',
    'rose-quartz',
    ['Rose quartz threaders', 'Orecchini a filo con quarzo rosa', 'गुलाबी क्वार्ट्ज़ सुई-धागा'],
    126,
    2.4,
    '70',
  ],
  [
    asShown(drops),
    { kind: 'drop', cut: 'oval' },
    'oxidised',
    'labradorite',
    [
      'Oxidised labradorite drops',
      'Pendenti ossidati con labradorite',
      'ऑक्सीडाइज़्ड लैब्राडोराइट लटकन',
    ],
    158,
    5,
    '34',
    { offer: 18 },
  ],
]

export const earrings: readonly DemoLine[] = specs.map(
  ([kind, style, metal, stone, title, price, weight, size, extra], i) => ({
    ...{ kind, title, price, weight, ...extra },
    code: `ER${String(i + 1).padStart(2, '0')}`,
    measure: ['drop', size],
    draw: (isClose) => drawEarrings(style, metal, stone, isClose),
  }),
)
