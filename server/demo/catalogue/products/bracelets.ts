import { type BraceletStyle, drawBracelet } from '../drawings/bracelet.ts'
import type { Metal, Stone } from '../drawings/palette.ts'
import { level } from '../parts/levels.ts'
import type { DemoKind, DemoLine, Extra } from '../parts/line.ts'
import type { Words } from '../parts/words.ts'

const bangle: DemoKind = {
  categorySlugs: ['bracelets_bangles'],
  mode: 'moreCombination',
  levels: [
    level('finish', 'gold', 'silver', 'rose', 'oxidised'),
    level('bangle-size', '2-2', '2-4', '2-6', '2-8'),
  ],
  about: [
    'Bangle of solid brass in the four Indian sizes; the inner diameter is given beside each. Edges are rounded and tumbled for twelve hours, so that a stack of them does not scratch.',
    'Bracciale rigido in ottone pieno nelle quattro misure indiane, con il diametro interno accanto. Bordi arrotondati e burattati per dodici ore, così non si graffiano a vicenda.',
    'ठोस पीतल की चूड़ी चारों भारतीय नापों में, साथ में भीतरी व्यास। किनारे गोल और बारह घंटे पॉलिश किए हुए, ताकि एक साथ पहनने पर खरोंच न पड़े।',
  ],
  keywords: ['bangle', 'bracelet', 'bracciale', 'चूड़ी', 'कंगन'],
}

const chain = (...stones: string[]): DemoKind => ({
  categorySlugs: ['bracelets_chain-bracelets'],
  mode: 'isCombination',
  levels: [
    level('stone', ...stones),
    level('finish', 'silver', 'gold'),
    level('length', '18cm', '20cm'),
  ],
  about: [
    'Chain bracelet with an extender of 3 cm, so that two lengths serve nearly every wrist. Clasp and jump rings are soldered shut; returns for open rings have been under one in a thousand.',
    'Bracciale a catena con prolunga di 3 cm: due lunghezze bastano a quasi ogni polso. Chiusura e anellini saldati; i resi per anelli aperti sono meno di uno su mille.',
    '3 से.मी. की अतिरिक्त कड़ी वाला चेन ब्रेसलेट; दो लंबाइयाँ लगभग हर कलाई के लिए काफ़ी। हुक और छल्ले टाँका लगे; खुले छल्ले की वापसी हज़ार में एक से कम।',
  ],
  keywords: ['bracelet', 'chain', 'bracciale', 'ब्रेसलेट'],
})

const plainChain = chain('carnelian', 'peridot')
const chainWithClasps: DemoKind = {
  ...plainChain,
  levels: [...plainChain.levels, level('clasp', 'lobster', 'toggle')],
  unavailable: [['carnelian', 'gold']],
}

const cuff: DemoKind = {
  categorySlugs: ['bracelets_bangles'],
  mode: 'directly',
  levels: [],
  about: [
    'Open cuff in one size that is bent to the wrist by hand, so there is nothing to choose and nothing to keep in five sizes. A safe first order for a new shelf.',
    'Bracciale aperto in misura unica che si adatta al polso a mano: niente da scegliere, nessuna scorta in cinque misure. Un primo ordine sicuro.',
    'एक ही नाप का खुला कड़ा जो हाथ से कलाई पर बैठ जाता है; चुनने को कुछ नहीं, पाँच नाप रखने की ज़रूरत नहीं। नई शेल्फ़ के लिए सुरक्षित पहला ऑर्डर।',
  ],
  keywords: ['cuff', 'bracelet', 'bracciale', 'कड़ा'],
}

type Spec = readonly [DemoKind, BraceletStyle, Metal, Stone, Words, number, number, string, Extra?]
const specs: readonly Spec[] = [
  [
    bangle,
    { kind: 'bangle' },
    'gold',
    'pearl',
    ['Plain round bangle', 'Bracciale rigido liscio', 'सादी गोल चूड़ी'],
    118,
    14,
    '4',
  ],
  [
    bangle,
    { kind: 'bangles' },
    'gold',
    'pearl',
    ['Bangle set of four', 'Set di quattro bracciali', 'चार चूड़ियों का सेट'],
    286,
    38,
    '3',
  ],
  [
    bangle,
    { kind: 'hammered' },
    'rose',
    'pearl',
    ['Hammered bangle', 'Bracciale martellato', 'हथौड़े की नक्काशी वाली चूड़ी'],
    154,
    21,
    '7',
  ],
  [
    bangle,
    { kind: 'twist' },
    'silver',
    'pearl',
    ['Twisted wire bangle', 'Bracciale a torciglione', 'बटी हुई चूड़ी'],
    132,
    16,
    '5',
    { offer: 10 },
  ],
  [
    bangle,
    { kind: 'kada' },
    'oxidised',
    'turquoise',
    ['Stone-set kada', 'Kada con pietre', 'नगीने वाला कड़ा'],
    248,
    34,
    '9',
  ],
  [
    chain('garnet', 'blue-topaz', 'zircon'),
    { kind: 'tennis' },
    'silver',
    'blue-topaz',
    ['Tennis bracelet', 'Bracciale tennis', 'टेनिस ब्रेसलेट'],
    342,
    12.4,
    '4',
    { isFeatured: true },
  ],
  [
    chain('lapis', 'moonstone', 'carnelian'),
    { kind: 'chain', chain: 'paperclip' },
    'gold',
    'lapis',
    [
      'Paperclip bracelet with stone',
      'Bracciale a graffetta con pietra',
      'नगीने वाला पेपरक्लिप ब्रेसलेट',
    ],
    158,
    6.8,
    '4.2',
  ],
  [
    chain('emerald', 'turquoise'),
    { kind: 'charm' },
    'gold',
    'turquoise',
    ['Five-charm bracelet', 'Bracciale con cinque charm', 'पाँच चार्म ब्रेसलेट'],
    212,
    11.2,
    '5',
  ],
  [
    cuff,
    { kind: 'cuff' },
    'silver',
    'turquoise',
    ['Turquoise open cuff', 'Bracciale aperto con turchesi', 'फ़िरोज़ा खुला कड़ा'],
    176,
    18.5,
    '6',
  ],
  [
    cuff,
    { kind: 'cuff' },
    'brass',
    'garnet',
    ['Garnet antique cuff', 'Bracciale antico con granati', 'रक्तमणि पुराना कड़ा'],
    182,
    18.5,
    '6',
    { offer: 15 },
  ],
  [
    chainWithClasps,
    { kind: 'chain', chain: 'mariner' },
    'rose',
    'carnelian',
    ['Mariner bracelet with stone', 'Bracciale marina con pietra', 'नगीने वाला मरीनर ब्रेसलेट'],
    146,
    5.2,
    '4.5',
  ],
]

export const bracelets: readonly DemoLine[] = specs.map(
  ([kind, style, metal, stone, title, price, weight, size, extra], i) => ({
    ...{ kind, title, price, weight, ...extra },
    code: `BR${String(i + 1).padStart(2, '0')}`,
    measure: ['across', size],
    draw: (isClose) => drawBracelet(style, metal, stone, isClose),
  }),
)
