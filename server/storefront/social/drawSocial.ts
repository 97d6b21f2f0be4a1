import { loadSharp } from '../../media/resize.ts'
import { escaped } from '../page/markup.ts'
import { faces } from './fonts.ts'

/** The size that chats and networks show, px. */
export const socialSize = { width: 1200, height: 630 } as const

/** Half of the image is text, half is the picture. */
const half = socialSize.width / 2
const margin = 64
const widest = half - 2 * margin

const colours = {
  ground: '#f6f3ee',
  tray: '#f6f2eb',
  ink: '#1c1915',
  soft: '#5a5248',
  brass: '#76561a',
}

/** Font sizes of a title, px. The largest one that fits is used. */
const titleSizes = [76, 64, 54, 46] as const
const tallestTitle = 330
const tallestText = 130

/** Maximum length of a text, in characters. */
const longest = { title: 160, text: 110 } as const

const shortened = (text: string, most: number): string => {
  if (text.length <= most) return text
  const cut = text.slice(0, most)
  return `${cut.slice(0, cut.lastIndexOf(' ') > 0 ? cut.lastIndexOf(' ') : most)}…`
}

interface Drawn {
  readonly data: Buffer
  readonly width: number
  readonly height: number
}

export interface SocialWords {
  readonly shopName: string
  readonly title: string
  readonly text: string
  readonly direction: 'ltr' | 'rtl'
}

/** Once a text has been drawn with font files, the process knows the fonts. */
let known: Promise<void> | undefined
const learnFaces = async () => {
  const sharp = await loadSharp()
  for (const { file } of faces)
    await sharp({ text: { text: 'a', fontfile: file, rgba: true } }).toBuffer()
}

const drawText = async (
  text: string,
  { size, colour }: { size: number; colour: string },
): Promise<Drawn> => {
  const sharp = await loadSharp()
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escaped(text)}</span>`,
      font: `${faces.map(({ name }) => name).join(', ')} ${size}`,
      ...(faces[0] ? { fontfile: faces[0].file } : {}),
      ...{ width: widest, rgba: true, dpi: 72, spacing: Math.round(size * 0.06) },
      // Align each line by the direction of its script.
      wrap: 'word-char',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Draws a title in the largest size that fits. In the smallest size, drops words until it fits. */
const drawTitle = async (title: string): Promise<Drawn> => {
  const draw = (text: string, size: number) => drawText(text, { size, colour: colours.ink })
  let text = shortened(title, longest.title)
  for (const size of titleSizes) {
    const drawn = await draw(text, size)
    if (drawn.height <= tallestTitle) return drawn
  }
  const smallest = titleSizes.at(-1) ?? 46
  for (;;) {
    text = shortened(text, Math.floor(text.length * 0.8))
    const drawn = await draw(text, smallest)
    if (drawn.height <= tallestTitle || text.length < 20) return drawn
  }
}

/**
 * Draws the preview image of a page: its text, and its picture beside it.
 * @param picture an image file; optional
 * @returns a JPEG of {@link socialSize}
 */
export const drawSocial = async (
  { shopName, title, text, direction }: SocialWords,
  picture: Buffer | undefined,
): Promise<Buffer> => {
  known ??= learnFaces().catch((error) => {
    known = undefined
    throw error
  })
  await known
  const sharp = await loadSharp()
  const name = await drawText(shopName, { size: 34, colour: colours.brass })
  const heading = await drawTitle(title)
  const below = text
    ? await drawText(shortened(text, longest.text), { size: 28, colour: colours.soft })
    : undefined
  const withBelow = below && below.height <= tallestText ? below : undefined
  const wordsStart = direction === 'rtl' ? half : 0
  const leftOf = ({ width }: Drawn) =>
    Math.round(direction === 'rtl' ? wordsStart + half - margin - width : margin)
  const gap = 28
  const height = heading.height + (withBelow ? gap + withBelow.height : 0)
  const top = Math.round((socialSize.height - height) / 2)
  const shown =
    picture &&
    (await sharp(picture)
      .resize({ width: half, height: socialSize.height, fit: 'cover' })
      .flatten({ background: colours.tray })
      .toBuffer())
  const rule = { create: { width: 72, height: 3, channels: 3 as const, background: colours.brass } }
  return sharp({ create: { ...socialSize, channels: 3, background: colours.ground } })
    .composite([
      ...(shown ? [{ input: shown, left: half - wordsStart, top: 0 }] : []),
      { input: name.data, left: leftOf(name), top: margin },
      { input: heading.data, left: leftOf(heading), top },
      ...(withBelow
        ? [{ input: withBelow.data, left: leftOf(withBelow), top: top + heading.height + gap }]
        : []),
      {
        input: rule,
        left: direction === 'rtl' ? wordsStart + half - margin - 72 : margin,
        top: socialSize.height - margin,
      },
    ])
    .jpeg({ quality: 84 })
    .toBuffer()
}
