import type { Attribute } from '../../src/contracts/catalogue.ts'
import type { MultilingualText } from '../../src/contracts/primitives.ts'

/** A value of a level; the price and weight of a piece are multiplied by its factors. */
export interface SampleValue {
  readonly id: string
  readonly name: MultilingualText
  readonly price: number
  readonly weight: number
}

const value = (
  id: string,
  [en, it, hi, ar]: readonly [en: string, it?: string, hi?: string, ar?: string],
  price = 1,
  weight = 1,
): SampleValue => ({
  ...{ id, price, weight },
  name: { en, ...(it ? { it } : {}), ...(hi ? { hi } : {}), ...(ar ? { ar } : {}) },
})

const sizes = (prefix: string, unit: string, usual: number, grows: number, all: number[]) =>
  all.map((size) =>
    value(
      `${prefix}${size}`,
      [`${size} ${unit}`.trim()],
      (size / usual) ** (grows * 0.85),
      (size / usual) ** grows,
    ),
  )

/** Every attribute that the sample pieces are made in, by its id. */
export const levels = {
  finish: {
    name: { en: 'Finish', it: 'Finitura', hi: 'पॉलिश', ar: 'التشطيب' },
    values: [
      value('silver', ['Silver plated', 'Argentato', 'चाँदी चढ़ा', 'مطلي بالفضة']),
      value('gold', ['Gold plated', 'Placcato oro', 'सोना चढ़ा', 'مطلي بالذهب'], 1.18),
      value('rhodium', ['Rhodium plated', 'Rodiato', 'रोडियम चढ़ा', 'مطلي بالروديوم'], 1.12),
      value('oxidised', ['Oxidised', 'Ossidato'], 1.05),
    ],
  },
  stone: {
    name: { en: 'Stone', it: 'Pietra', hi: 'नगीना', ar: 'الحجر' },
    values: [
      value('moonstone', ['Moonstone', 'Pietra di luna', 'मूनस्टोन', 'حجر القمر']),
      value('garnet', ['Garnet', 'Granato', 'रक्तमणि', 'عقيق أحمر'], 1.1),
      value('onyx', ['Black onyx', 'Onice nera'], 0.9),
      value('turquoise', ['Turquoise', 'Turchese', 'फ़िरोज़ा', 'فيروز'], 1.15),
      value(
        'emerald',
        ['Emerald, created', 'Smeraldo sintetico', 'पन्ना (निर्मित)', 'زمرد مصنّع'],
        1.3,
      ),
    ],
  },
  shape: {
    name: { en: 'Shape', it: 'Forma' },
    values: [
      value('round', ['Round', 'Tondo']),
      value('oval', ['Oval', 'Ovale'], 1.04, 1.1),
      value('heart', ['Heart', 'Cuore'], 1.08, 1.05),
    ],
  },
  clasp: {
    name: { en: 'Clasp', it: 'Chiusura', hi: 'हुक', ar: 'القفل' },
    values: [
      value('lobster', ['Lobster', 'Moschettone']),
      value('spring', ['Spring ring', 'Anello a molla'], 0.97, 0.99),
      value('open', ['Open ends', 'Estremità aperte'], 0.92, 0.96),
    ],
  },
  length: {
    name: { en: 'Length', it: 'Lunghezza', hi: 'लंबाई', ar: 'الطول' },
    values: sizes('l', 'cm', 45, 1, [18, 20, 40, 45, 50, 60]),
  },
  'ring-size': {
    name: { en: 'Ring size', it: 'Misura', hi: 'अंगूठी का नाप', ar: 'مقاس الخاتم' },
    values: [48, 50, 52, 54, 56, 58, 60].map((size) =>
      value(`r${size}`, [`EU ${size}`, `IT ${size - 40}`], 1, 1 + (size - 54) / 60),
    ),
  },
  'bangle-size': {
    name: { en: 'Bangle size', it: 'Misura bracciale', hi: 'चूड़ी का नाप', ar: 'مقاس الغويشة' },
    values: [
      value('b24', ['2.4 (57 mm)']),
      value('b26', ['2.6 (60 mm)'], 1.03, 1.05),
      value('b28', ['2.8 (63 mm)'], 1.06, 1.1),
    ],
  },
  size: {
    name: { en: 'Size', it: 'Dimensione', hi: 'आकार', ar: 'المقاس' },
    values: sizes('s', 'mm', 8, 1.7, [4, 6, 8, 10, 12, 20, 30]),
  },
} as const satisfies Record<string, { name: MultilingualText; values: readonly SampleValue[] }>

export type LevelId = keyof typeof levels

/** A level of one piece: an attribute and those of its values that the piece is made in. */
export interface SampleLevel {
  readonly id: LevelId
  readonly values: readonly SampleValue[]
}

/** The level `id` with the named values, in the shop's order. */
export const level = (id: LevelId, ...names: readonly string[]): SampleLevel => {
  const known: readonly SampleValue[] = levels[id].values
  const unknown = names.find((name) => !known.some((each) => each.id === name))
  if (unknown !== undefined) throw new Error(`the level ${id} has no value ${unknown}`)
  return { id, values: known.filter((each) => names.includes(each.id)) }
}

/** Converts a level to the contract. */
export const toAttribute = ({ id, values }: SampleLevel): Attribute => ({
  _id: id,
  name: levels[id].name,
  variants: values.map((each) => ({ _id: each.id, name: each.name })),
})

/** The attributes of the sample shop with all their values. */
export const attributes: readonly Attribute[] = (Object.keys(levels) as LevelId[]).map((id) =>
  toAttribute({ id, values: levels[id].values }),
)
