import { type ChainStyle, drawChain } from '../drawings/chain.ts'
import type { Metal } from '../drawings/palette.ts'
import { level } from '../parts/levels.ts'
import type { DemoKind, DemoLine, Extra } from '../parts/line.ts'
import type { Words } from '../parts/words.ts'

const brass: DemoKind = {
  categorySlugs: ['metals_brass-silver-plating_chains'],
  mode: 'isCombination',
  levels: [
    level('finish', 'silver', 'gold', 'rose', 'oxidised'),
    level('length', '40cm', '45cm', '50cm', '60cm', '75cm'),
    level('clasp', 'lobster', 'spring-ring', 'open'),
  ],
  about: [
    'Finished brass chain for pendants and layered necklaces, soldered links, nickel-free plating of 0.5 micron under an anti-tarnish lacquer. Sold by tens; open ends suit makers who set their own clasp.',
    'Catena finita in ottone per ciondoli e collane a strati, maglie saldate, placcatura senza nichel da 0,5 micron con lacca protettiva. Si vende a decine; le estremità aperte servono a chi monta la propria chiusura.',
    'पेंडेंट और परतदार हार के लिए तैयार पीतल की चेन, टाँका लगी कड़ियाँ, निकल-रहित 0.5 माइक्रोन परत और सुरक्षा लैकर। दस-दस में बिकती है; खुले सिरे अपना हुक लगाने वालों के लिए हैं।',
  ],
  keywords: ['chain', 'necklace', 'brass', 'catena', 'collana', 'चेन'],
}

const silver: DemoKind = {
  categorySlugs: ['metals_silver-92.5_chains'],
  mode: 'isCombination',
  levels: [
    level('finish', 'polished', 'rhodium', 'vermeil', 'oxidised'),
    level('length', '40cm', '45cm', '50cm', '60cm'),
    level('clasp', 'lobster', 'spring-ring', 'toggle'),
  ],
  about: [
    'Sterling silver chain, hallmarked 925 on the end tag, tested batch by batch by XRF. Weight is given per piece at each length, so the silver in an order can be reckoned beforehand. Sold by tens.',
    'Catena in argento 925 con punzone sulla targhetta, ogni lotto controllato a raggi X. Il peso è indicato per pezzo a ogni lunghezza, così si conosce prima l’argento di un ordine. Si vende a decine.',
    '925 चाँदी की चेन, सिरे पर हॉलमार्क, हर खेप XRF से जाँची हुई। हर लंबाई पर प्रति पीस वज़न लिखा है, ताकि ऑर्डर की चाँदी पहले से आँकी जा सके। दस-दस में बिकती है।',
  ],
  keywords: ['chain', 'necklace', 'sterling', 'silver', '925', 'catena', 'argento', 'चेन', 'चाँदी'],
}

/** Number, style, metal of the picture, title, INR, grams, link in mm. */
type Spec = readonly [ChainStyle, Metal, Words, number, number, string, Extra?]

const lines = (kind: DemoKind, prefix: string, specs: readonly Spec[]): DemoLine[] =>
  specs.map(([style, metal, title, price, weight, link, extra], i) => ({
    ...{ kind, title, price, weight, ...extra },
    code: `${prefix}${String(i + 1).padStart(2, '0')}`,
    measure: ['link', link],
    draw: (isClose) => drawChain(style, metal, isClose),
    finishes: { pictured: metal, draw: (other) => drawChain(style, other, false) },
  }))

export const chains: readonly DemoLine[] = [
  ...lines(brass, 'CB', [
    [
      'cable',
      'gold',
      ['Cable chain', 'Catena forzatina', 'केबल चेन'],
      68,
      4.2,
      '2.4',
      { isFeatured: true },
    ],
    ['rolo', 'silver', ['Rolo chain', 'Catena rolò', 'रोलो चेन'], 82, 6.1, '3.2'],
    [
      'box',
      'silver',
      ['Venetian box chain', 'Catena veneziana', 'बॉक्स चेन'],
      74,
      4.8,
      '1.8',
      { offer: 12 },
    ],
    ['curb', 'gold', ['Curb chain', 'Catena grumetta', 'कर्ब चेन'], 88, 7.4, '3.6'],
    ['figaro', 'gold', ['Figaro chain', 'Catena figaro', 'फ़िगारो चेन'], 96, 8.2, '4'],
    ['rope', 'rose', ['Rope chain', 'Catena a corda', 'रस्सी चेन'], 110, 9.1, '3'],
    [
      'paperclip',
      'gold',
      ['Paperclip chain', 'Catena a graffetta', 'पेपरक्लिप चेन'],
      92,
      5.6,
      '4.2',
      { isFeatured: true },
    ],
    ['ball', 'silver', ['Ball chain', 'Catena a palline', 'बॉल चेन'], 54, 4.4, '2'],
    ['satellite', 'rose', ['Satellite chain', 'Catena satellite', 'सैटेलाइट चेन'], 84, 3.9, '1.6'],
    ['mariner', 'oxidised', ['Mariner chain', 'Catena marina', 'मरीनर चेन'], 99, 8.8, '4.5'],
  ]),
  ...lines(silver, 'CS', [
    [
      'trace',
      'silver',
      ['Fine trace chain', 'Catena rolò sottile', 'महीन ट्रेस चेन'],
      340,
      2.1,
      '1.2',
    ],
    [
      'cable',
      'silver',
      ['Diamond-cut cable chain', 'Catena forzatina diamantata', 'डायमंड-कट केबल चेन'],
      410,
      3.2,
      '1.8',
    ],
    ['snake', 'rhodium', ['Snake chain', 'Catena a serpente', 'स्नेक चेन'], 560, 4.9, '1.6'],
    ['wheat', 'silver', ['Spiga wheat chain', 'Catena spiga', 'स्पीगा चेन'], 620, 5.4, '2'],
    [
      'singapore',
      'gold',
      ['Singapore chain', 'Catena singapore', 'सिंगापुर चेन'],
      480,
      3.6,
      '1.9',
      { offer: 8 },
    ],
    [
      'curb',
      'oxidised',
      ['Flat curb chain', 'Catena grumetta piatta', 'चपटी कर्ब चेन'],
      690,
      6.8,
      '3',
    ],
    ['box', 'rhodium', ['Box chain', 'Catena veneziana', 'बॉक्स चेन'], 450, 3.9, '1.4'],
    [
      'rope',
      'silver',
      ['Diamond-cut rope chain', 'Catena a corda diamantata', 'डायमंड-कट रस्सी चेन'],
      720,
      6.2,
      '2.3',
    ],
  ]),
]
