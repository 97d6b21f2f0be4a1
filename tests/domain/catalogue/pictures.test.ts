import { expect, test } from 'vitest'
import {
  firstRow,
  hasSizes,
  isDrawing,
  isMedia,
  isPicture,
  pictureFormats,
  pictureSizes,
  sizedAddress,
  sizedFormats,
  srcSetOf,
} from '../../../src/domain/catalogue/pictures.ts'
import { swatchOf } from '../../../src/domain/catalogue/swatches.ts'

test.each([
  ['/media/a.jpg', true],
  ['/media/a.JPEG', true],
  ['/media/a.png', true],
  ['/media/a.webp', true],
  ['/media/a.avif', true],
  ['/media/a.svg', true],
  ['/media/a.gif', false],
  ['/media/a.jpg.html', false],
  ['/media/sized/160/a.jpg.webp', false],
  ['/elsewhere/media/a.jpg', false],
  ['/media/a b.jpg', false],
  ['/media/a,b.jpg', false],
])('Scenario: %s can be had in other sizes: %s', (address, expected) => {
  expect(hasSizes(address)).toBe(expected)
})

test('Scenario: a drawing is recognised by its name', () => {
  expect(['a.svg', 'a.SVG', 'a.svg.png', 'svg'].map(isDrawing)).toEqual([true, true, false, false])
  expect(['a.jpg', 'jpg', 'a.jpgx'].map(isPicture)).toEqual([true, false, false])
})

test('Scenario: image and video addresses are returned unchanged, page addresses are not', () => {
  expect(['a.jpg', 'a.gif', 'a.GIF', 'a.html', 'a.gif.html'].map(isMedia)).toEqual([
    ...[true, true, true, false, false],
  ])
})

test('Scenario: a picture has an address for each size and format', () => {
  expect(sizedAddress('/media/rings/a.jpg', 160, 'avif')).toBe('/media/sized/160/rings/a.jpg.avif')
  expect(srcSetOf('/media/a.jpg', 'webp')).toBe(
    [160, 320, 480, 640, 960, 1280, 1920]
      .map((width) => `/media/sized/${width}/a.jpg.webp ${width}w`)
      .join(', '),
  )
})

test('pages request the small formats first, and link previews get one that every chat shows', () => {
  expect([pictureFormats, sizedFormats]).toEqual([
    ['avif', 'webp'],
    ['avif', 'webp', 'jpeg'],
  ])
})

test('Scenario: every place of a picture states its width in a form that browsers read', () => {
  const length = /^(\(min-width: \d+(px|rem)\) )?\d+(vw|rem)$/
  for (const sizes of Object.values(pictureSizes))
    expect(sizes.split(', ').filter((part) => !length.test(part))).toEqual([])
  // Four cards are in the first row of a wide screen.
  expect([firstRow, pictureSizes.card.split(', ')[0]]).toEqual([4, '(min-width: 1024px) 21vw'])
})

const named = [
  'rose gold,white gold,gold,golden,vermeil,oxidised,oxidized,black rhodium,rhodium,platinum,silver',
  'steel,brass,bronze,copper,rose quartz,smoky quartz,quartz,lapis,moonstone,sunstone,labradorite',
  'turquoise,tourmaline,aquamarine,tanzanite,amethyst,amazonite,aventurine,carnelian,chalcedony',
  'garnet,ruby,sapphire,emerald,peridot,citrine,white topaz,topaz,iolite,green onyx,onyx,jade',
  'malachite,coral,amber,opal,pearl,diamond,zircon,black,white,grey,gray,red,pink,orange,yellow',
  'green,blue,purple,brown',
].flatMap((line) => line.split(','))

test.each(named)('Scenario: %s has a colour', (name) => {
  expect(swatchOf({ en: `Fine ${name.toUpperCase()} piece` })).toMatch(/^#[0-9a-f]{6}$/)
})

test('Scenario: a name of two words takes precedence over each of them', () => {
  const pairs = [
    'rose gold',
    'white gold',
    'black rhodium',
    'rose quartz',
    'white topaz',
    'green onyx',
  ]
  const differ = pairs.filter((pair) => {
    const [first = '', second = ''] = pair.split(' ').map((word) => swatchOf({ en: word }) ?? '')
    return ![first, second].includes(swatchOf({ en: pair }) ?? '')
  })
  expect(differ).toEqual(pairs)
})

test('Scenario: a value without a colour name has none, and only whole English words count', () => {
  const names = [{ en: '45 cm' }, { en: 'Goldfish' }, { en: 'Marigold' }, { it: 'gold' }, {}]
  expect(names.map(swatchOf)).toEqual(names.map(() => undefined))
})
