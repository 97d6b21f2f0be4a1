import { drawStone, type LooseStyle } from '../drawings/looseStone.ts'
import type { Stone } from '../drawings/palette.ts'
import { level } from '../parts/levels.ts'
import type { DemoKind, DemoLine, Extra } from '../parts/line.ts'
import type { Words } from '../parts/words.ts'

const aboutLoose: Words = [
  'Calibrated stones for setting, sorted by colour and cut to 0.1 mm, so that they drop into standard cups. Origin and treatment are named on every bag. Choose the stone, then fill in the sizes.',
  'Pietre calibrate da incastonare, selezionate per colore e tagliate con tolleranza di 0,1 mm per castoni standard. Origine e trattamenti su ogni bustina. Scelga la pietra, poi compili le misure.',
  'जड़ाई के लिए नापे हुए नगीने, रंग से छाँटे और 0.1 मि.मी. तक सटीक, मानक कप में बैठने वाले। हर थैली पर मूल और उपचार लिखा। नगीना चुनें, फिर नाप भरें।',
]
const aboutStrand: Words = [
  'Strand of 38 cm on strong thread, knotted at both ends, drilled 0.8 mm for beading wire. Strands of one order come from one lot, so that their colour agrees.',
  'Filo di 38 cm su filo robusto, annodato ai capi, foro di 0,8 mm. I fili di uno stesso ordine provengono da un unico lotto, perché il colore sia uguale.',
  'मज़बूत धागे पर 38 से.मी. की लड़ी, दोनों सिरों पर गाँठ, 0.8 मि.मी. छेद। एक ऑर्डर की लड़ियाँ एक ही खेप से, ताकि रंग मेल खाए।',
]

const loose = (categorySlug: string, ...stones: string[]): DemoKind => ({
  ...{ categorySlugs: [categorySlug], mode: 'moreCombination', about: aboutLoose },
  levels: [level('stone', ...stones), level('size', '6mm', '8mm', '10mm', '12mm')],
  keywords: ['stone', 'loose', 'pietra', 'नगीना'],
})
const strand: DemoKind = {
  ...{ categorySlugs: ['stones_strands'], mode: 'directly', levels: [], about: aboutStrand },
  keywords: ['beads', 'strand', 'filo', 'perle', 'मोती'],
}
const domed = ['moonstone', 'labradorite', 'turquoise', 'lapis', 'black-onyx', 'carnelian']
const cut = ['amethyst', 'garnet', 'citrine', 'peridot', 'blue-topaz']

type Spec = readonly [DemoKind, LooseStyle, Stone, Words, number, number, string, Extra?]
const specs: readonly Spec[] = [
  [
    loose('stones_cabochons', ...domed),
    { kind: 'loose', cut: 'oval' },
    'turquoise',
    ['Oval cabochons', 'Cabochon ovali', 'अंडाकार कैबोशॉन'],
    42,
    0.6,
    '6 – 12',
    { isFeatured: true },
  ],
  [
    loose('stones_cabochons', ...domed),
    { kind: 'loose', cut: 'round' },
    'moonstone',
    ['Round cabochons', 'Cabochon tondi', 'गोल कैबोशॉन'],
    38,
    0.5,
    '6 – 12',
  ],
  [
    loose('stones_cabochons', 'rose-quartz', 'green-onyx', 'lapis'),
    { kind: 'loose', cut: 'pear' },
    'rose-quartz',
    ['Pear cabochons', 'Cabochon a goccia', 'नाशपाती कैबोशॉन'],
    46,
    0.6,
    '6 – 12',
  ],
  [
    loose('stones_faceted', ...cut),
    { kind: 'loose', cut: 'round' },
    'garnet',
    ['Round brilliant stones', 'Pietre tonde taglio brillante', 'गोल ब्रिलियंट नगीने'],
    68,
    0.5,
    '6 – 12',
  ],
  [
    loose('stones_faceted', ...cut, 'emerald'),
    { kind: 'loose', cut: 'cushion' },
    'amethyst',
    ['Cushion-cut stones', 'Pietre taglio cuscino', 'कुशन-कट नगीने'],
    76,
    0.6,
    '6 – 12',
  ],
  [
    loose('stones_faceted', ...cut),
    { kind: 'loose', cut: 'marquise' },
    'citrine',
    ['Marquise stones', 'Pietre taglio marquise', 'मार्कीज़ नगीने'],
    72,
    0.4,
    '6 – 12',
    { offer: 15 },
  ],
  [
    strand,
    { kind: 'strand' },
    'lapis',
    [
      'Lapis lazuli bead strand, 6 mm',
      'Filo di lapislazzuli, 6 mm',
      'लाजवर्द मोती की लड़ी, 6 मि.मी.',
    ],
    320,
    28,
    '6',
  ],
  [
    strand,
    { kind: 'strand' },
    'pearl',
    [
      'Freshwater pearl strand, 7 mm',
      'Filo di perle d’acqua dolce, 7 mm',
      'मीठे पानी के मोती की लड़ी, 7 मि.मी.',
    ],
    540,
    31,
    '7',
    { isFeatured: true },
  ],
  [
    strand,
    { kind: 'strand' },
    'green-onyx',
    ['Green onyx bead strand, 8 mm', 'Filo di onice verde, 8 mm', 'हरे ओनिक्स की लड़ी, 8 मि.मी.'],
    290,
    42,
    '8',
    { offer: 10 },
  ],
  [
    strand,
    { kind: 'briolette' },
    'amethyst',
    ['Amethyst briolette strand', 'Filo di briolette di ametista', 'कटैला ब्रियोलेट लड़ी'],
    680,
    22,
    '9 × 6',
  ],
  [
    strand,
    { kind: 'chips' },
    'carnelian',
    ['Carnelian chip strand', 'Filo di scaglie di corniola', 'कार्नेलियन चिप्स लड़ी'],
    96,
    34,
    '5 – 8',
  ],
]

export const stonesForSetting: readonly DemoLine[] = specs.map(
  ([kind, style, stone, title, price, weight, size, extra], i) => ({
    ...{ kind, title, price, weight, ...extra },
    code: `ST${String(i + 1).padStart(2, '0')}`,
    measure: [kind === strand ? 'bead' : 'across', size],
    draw: (isClose) => drawStone(style, stone, isClose),
  }),
)
