import type { Metal, Stone } from '../drawings/palette.ts'
import { drawPendant, type PendantStyle } from '../drawings/pendant.ts'
import { level } from '../parts/levels.ts'
import type { DemoKind, DemoLine, Extra } from '../parts/line.ts'
import type { Words } from '../parts/words.ts'

const about: Words = [
  'Pendant with a bail that takes chains up to 3.5 mm, sold without chain. The back is closed and plain, so that a shop can engrave or stamp its own mark.',
  'Ciondolo con contromaglia per catene fino a 3,5 mm, venduto senza catena. Il retro è chiuso e liscio, pronto per l’incisione o il marchio del negozio.',
  '3.5 मि.मी. तक की चेन के लिए बेल वाला पेंडेंट, चेन अलग। पीछे से बंद और सादा, ताकि दुकान अपनी मोहर लगा सके।',
]
const keywords = ['pendant', 'charm', 'ciondolo', 'पेंडेंट']

const withStone = (...stones: string[]): DemoKind => ({
  ...{ categorySlugs: ['pendants_stone-pendants'], mode: 'isCombination', about, keywords },
  levels: [level('stone', ...stones), level('finish', 'silver', 'gold', 'oxidised')],
})
const charm: DemoKind = {
  ...{ categorySlugs: ['pendants_charms'], mode: 'moreCombination', about, keywords },
  levels: [
    level('finish', 'silver', 'gold', 'rose'),
    level('size', '12mm', '14mm', '16mm', '18mm'),
  ],
}
const asShown: DemoKind = {
  ...{ categorySlugs: ['pendants_charms'], mode: 'directly', about, keywords, levels: [] },
}

type Spec = readonly [DemoKind, PendantStyle, Metal, Stone, Words, number, number, string, Extra?]
const specs: readonly Spec[] = [
  [
    withStone('moonstone', 'labradorite', 'rose-quartz', 'green-onyx'),
    { kind: 'bezel', cut: 'oval' },
    'gold',
    'labradorite',
    ['Oval bezel pendant', 'Ciondolo ovale a castone', 'अंडाकार पेंडेंट'],
    138,
    4.4,
    '26',
    { isFeatured: true },
  ],
  [
    withStone('amethyst', 'citrine', 'garnet', 'blue-topaz'),
    { kind: 'claws', cut: 'pear' },
    'silver',
    'amethyst',
    ['Pear claw pendant', 'Ciondolo a goccia', 'नाशपाती पेंडेंट'],
    164,
    3.8,
    '24',
  ],
  [
    withStone('citrine', 'emerald', 'garnet'),
    { kind: 'sunburst', cut: 'round' },
    'gold',
    'citrine',
    ['Sunburst pendant', 'Ciondolo a sole', 'सूर्य पेंडेंट'],
    182,
    6.2,
    '32',
  ],
  [
    withStone('moonstone', 'lapis', 'pearl'),
    { kind: 'crescent' },
    'silver',
    'moonstone',
    ['Crescent moon pendant', 'Ciondolo a mezzaluna', 'अर्धचंद्र पेंडेंट'],
    148,
    5,
    '30',
  ],
  [
    withStone('turquoise', 'lapis', 'zircon'),
    { kind: 'eye' },
    'gold',
    'lapis',
    ['Watchful eye pendant', 'Ciondolo occhio portafortuna', 'नज़र पेंडेंट'],
    129,
    4.1,
    '18',
    { offer: 10 },
  ],
  [
    withStone('peridot', 'turquoise', 'carnelian'),
    { kind: 'tree' },
    'silver',
    'peridot',
    ['Tree of life pendant', 'Ciondolo albero della vita', 'जीवन वृक्ष पेंडेंट'],
    156,
    5.6,
    '30',
  ],
  [
    withStone('blue-topaz', 'garnet', 'emerald'),
    { kind: 'bar' },
    'rose',
    'blue-topaz',
    ['Three-stone bar pendant', 'Ciondolo a barra con tre pietre', 'तीन नगीनों का पट्टी पेंडेंट'],
    122,
    3.6,
    '34',
  ],
  [
    charm,
    { kind: 'star' },
    'gold',
    'zircon',
    ['North star charm', 'Charm stella polare', 'ध्रुव तारा चार्म'],
    74,
    2.2,
    '12 – 18',
  ],
  [
    charm,
    { kind: 'lotus' },
    'rose',
    'pearl',
    ['Lotus charm', 'Charm fior di loto', 'कमल चार्म'],
    82,
    2.6,
    '12 – 18',
  ],
  [
    asShown,
    { kind: 'coin' },
    'brass',
    'garnet',
    ['Temple coin pendant', 'Ciondolo moneta del tempio', 'मंदिर सिक्का पेंडेंट'],
    116,
    7.4,
    '28',
  ],
  [
    asShown,
    { kind: 'locket' },
    'oxidised',
    'garnet',
    ['Heart locket', 'Medaglione a cuore apribile', 'दिल लॉकेट'],
    198,
    9.8,
    '30',
    { offer: 12 },
  ],
]

export const pendants: readonly DemoLine[] = specs.map(
  ([kind, style, metal, stone, title, price, weight, size, extra], i) => ({
    ...{ kind, title, price, weight, ...extra },
    code: `PD${String(i + 1).padStart(2, '0')}`,
    measure: ['drop', size],
    draw: (isClose) => drawPendant(style, metal, stone, isClose),
  }),
)
