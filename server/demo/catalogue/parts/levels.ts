import type { MultilingualText } from '../../../../src/contracts/primitives.ts'
import { inAll, type Words } from './words.ts'

/** A value of a level; price and weight are multiplied by the factors. */
export interface DemoValue {
  readonly key: string
  /** Its part of a SKU. */
  readonly code: string
  readonly name: MultilingualText
  readonly price: number
  readonly weight: number
}

const value = (key: string, code: string, words: Words, price = 1, weight = 1): DemoValue => ({
  ...{ key, code, price, weight },
  name: inAll(words),
})

/** Values that are a measure: `45` → `45 cm`. */
const measures = (
  unit: string,
  hindiUnit: string,
  arabicUnit: string,
  usual: number,
  grows: number,
  ...sizes: number[]
) =>
  sizes.map((size) =>
    value(
      `${size}${unit}`,
      `${size}`,
      [`${size} ${unit}`, `${size} ${unit}`, `${size} ${hindiUnit}`, `${size} ${arabicUnit}`],
      (size / usual) ** (grows * 0.85),
      (size / usual) ** grows,
    ),
  )

const levels = {
  finish: {
    name: ['Finish', 'Finitura', 'पॉलिश'],
    values: [
      value('silver', 'S', ['Silver plated', 'Argentato', 'चाँदी चढ़ा']),
      value('gold', 'G', ['Gold plated 18k', 'Placcato oro 18k', '18k सोना चढ़ा'], 1.18),
      value('rose', 'R', ['Rose gold plated', 'Placcato oro rosa', 'गुलाबी सोना चढ़ा'], 1.2),
      value('antique', 'A', ['Antique brass', 'Ottone antico', 'पुराना पीतल'], 0.94),
      value('oxidised', 'O', ['Oxidised', 'Ossidato', 'ऑक्सीडाइज़्ड'], 1.05),
      value('polished', 'P', ['Polished silver', 'Argento lucido', 'चमकदार चाँदी']),
      value('rhodium', 'H', ['Rhodium plated', 'Rodiato', 'रोडियम चढ़ा'], 1.12),
      value('vermeil', 'V', ['Gold vermeil', 'Vermeil', 'सोने की परत वाली चाँदी'], 1.35),
    ],
  },
  length: {
    name: ['Length', 'Lunghezza', 'लंबाई'],
    values: measures('cm', 'से.मी.', 'سم', 45, 1, 18, 20, 40, 45, 50, 60, 75),
  },
  clasp: {
    name: ['Clasp', 'Chiusura', 'हुक'],
    values: [
      value('lobster', 'LB', ['Lobster', 'Moschettone', 'लॉबस्टर']),
      value('spring-ring', 'SR', ['Spring ring', 'Anello a molla', 'स्प्रिंग रिंग'], 0.97, 0.99),
      value('toggle', 'TG', ['Toggle', 'Barretta e anello', 'टॉगल'], 1.06, 1.08),
      value('open', 'OP', ['Open ends', 'Estremità aperte', 'खुले सिरे'], 0.92, 0.96),
    ],
  },
  stone: {
    name: ['Stone', 'Pietra', 'नगीना'],
    values: [
      value('moonstone', 'MS', ['Moonstone', 'Pietra di luna', 'मूनस्टोन']),
      value('labradorite', 'LA', ['Labradorite', 'Labradorite', 'लैब्राडोराइट'], 1.02),
      value('turquoise', 'TQ', ['Turquoise', 'Turchese', 'फ़िरोज़ा'], 1.15),
      value('lapis', 'LP', ['Lapis lazuli', 'Lapislazzuli', 'लाजवर्द'], 1.04),
      value('rose-quartz', 'RQ', ['Rose quartz', 'Quarzo rosa', 'गुलाबी क्वार्ट्ज़'], 0.92),
      value('green-onyx', 'GO', ['Green onyx', 'Onice verde', 'हरा ओनिक्स'], 0.94),
      value('black-onyx', 'BO', ['Black onyx', 'Onice nera', 'काला ओनिक्स'], 0.9),
      value('carnelian', 'CA', ['Carnelian', 'Corniola', 'कार्नेलियन'], 0.93),
      value('pearl', 'PL', ['Freshwater pearl', 'Perla d’acqua dolce', 'मीठे पानी का मोती'], 1.1),
      value('amethyst', 'AM', ['Amethyst', 'Ametista', 'कटैला'], 1.14),
      value('garnet', 'GA', ['Garnet', 'Granato', 'रक्तमणि'], 1.1),
      value('citrine', 'CI', ['Citrine', 'Citrino', 'सुनेला'], 1.16),
      value('peridot', 'PE', ['Peridot', 'Peridoto', 'पेरिडॉट'], 1.28),
      value('blue-topaz', 'BT', ['Blue topaz', 'Topazio azzurro', 'नीला पुखराज'], 1.26),
      value('emerald', 'EM', ['Emerald, created', 'Smeraldo sintetico', 'पन्ना (निर्मित)'], 1.3),
      value('zircon', 'CZ', ['Cubic zirconia', 'Zircone', 'ज़रकन'], 0.85),
    ],
  },
  'ring-size': {
    name: ['Ring size', 'Misura', 'अंगूठी का नाप'],
    values: [48, 50, 52, 54, 56, 58, 60, 62].map((size) =>
      value(
        `${size}`,
        `${size}`,
        [`EU ${size}`, `IT ${size - 40}`, `भारत ${size - 40}`, `EU ${size}`],
        1,
        1 + (size - 54) / 60,
      ),
    ),
  },
  'bangle-size': {
    name: ['Bangle size', 'Misura bracciale', 'चूड़ी का नाप'],
    values: [
      value(
        '2-2',
        '22',
        ['2.2 (54 mm)', '2.2 (54 mm)', '2.2 (54 मि.मी.)', '2.2 (54 مم)'],
        0.98,
        0.95,
      ),
      value('2-4', '24', ['2.4 (57 mm)', '2.4 (57 mm)', '2.4 (57 मि.मी.)', '2.4 (57 مم)']),
      value(
        '2-6',
        '26',
        ['2.6 (60 mm)', '2.6 (60 mm)', '2.6 (60 मि.मी.)', '2.6 (60 مم)'],
        1.03,
        1.05,
      ),
      value(
        '2-8',
        '28',
        ['2.8 (63 mm)', '2.8 (63 mm)', '2.8 (63 मि.मी.)', '2.8 (63 مم)'],
        1.06,
        1.1,
      ),
    ],
  },
  size: {
    name: ['Size', 'Dimensione', 'आकार'],
    values: measures('mm', 'मि.मी.', 'مم', 8, 1.7, 3, 4, 5, 6, 8, 10, 12, 14, 16, 18),
  },
} as const satisfies Record<string, { name: Words; values: readonly DemoValue[] }>

export type LevelKey = keyof typeof levels

export interface DemoLevel {
  readonly key: LevelKey
  readonly name: MultilingualText
  /** All values of the shop, in its order. */
  readonly all: readonly DemoValue[]
  /** The values of a product. */
  readonly values: readonly DemoValue[]
}

/** A level with the named values, in the order of the shop; all values if no names are given. */
export const level = (key: LevelKey, ...keys: string[]): DemoLevel => {
  const { name, values } = levels[key]
  const unknown = keys.find((wanted) => !values.some((known) => known.key === wanted))
  if (unknown) throw new Error(`the level ${key} has no value ${unknown}`)
  return {
    key,
    name: inAll(name),
    all: values,
    values: keys.length === 0 ? values : values.filter((known) => keys.includes(known.key)),
  }
}
