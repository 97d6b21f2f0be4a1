import { level } from './levels.ts'
import type { SamplePiece } from './piece.ts'

/** Stones for setting. */
export const stones: readonly SamplePiece[] = [
  {
    slug: 'oval-cabochons',
    code: 'CB',
    mode: 'moreCombination',
    category: 'stones_cabochons',
    title: { en: 'Oval cabochon', it: 'Cabochon ovale', hi: 'अंडाकार कैबोशॉन', ar: 'كابوشون بيضوي' },
    about: 'Calibrated to 0.1 mm, flat back, high dome. Mixed sizes from 5 pieces.',
    levels: [
      level('stone', 'moonstone', 'garnet', 'onyx', 'turquoise'),
      level('size', 's6', 's8', 's10', 's12'),
    ],
    unavailable: [
      ['garnet', 's12'],
      ['turquoise', 's6'],
    ],
    price: 96,
    weight: 0.42,
    stock: [200, 150, 40, 0],
    keywords: ['gem'],
  },
  {
    slug: 'faceted-emerald',
    code: 'FE',
    mode: 'directly',
    category: 'stones',
    title: { en: 'Faceted emerald, created, 6 mm', it: 'Smeraldo sintetico, 6 mm' },
    about: 'Created emerald, step cut, eye clean.',
    levels: [],
    price: 415,
    weight: 0.21,
    stock: [48],
    keywords: ['gem', 'emerald'],
  },
  {
    slug: 'bead-strand',
    code: 'BS',
    mode: 'isCombination',
    category: 'stones',
    title: {
      en: 'Bead strand, 38 cm',
      it: 'Filo di perle, 38 cm',
      hi: 'मोती की लड़ी',
      ar: 'حبل خرز، 38 سم',
    },
    about: 'Round beads on a temporary thread, drilled at 0.8 mm.',
    levels: [level('stone', 'onyx', 'turquoise', 'garnet'), level('size', 's4', 's6', 's8')],
    unavailable: [['turquoise', 's8']],
    price: 180,
    weight: 18.5,
    stock: [26, 19, 0],
    keywords: ['beads'],
  },
]
