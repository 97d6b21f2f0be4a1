import { layLinks } from './chain.ts'
import { gem } from './gem.ts'
import type { Metal } from './palette.ts'
import { around, at, ball, beads, drawing, ellipse, group, n, plate, use, wire } from './svg.ts'

export type FindingStyle = (typeof findingStyles)[number]
export const findingStyles = [
  'lobster',
  'toggle',
  'springRing',
  'jumpRing',
  'earWire',
  'leverBack',
  'bail',
  'beadCap',
  'headPin',
  'connector',
  'extender',
  'magnetic',
] as const

/** One piece around 0, 0, about 260 long. */
const piece = (style: FindingStyle): string => {
  switch (style) {
    case 'lobster':
      return (
        plate(
          'M-20 118C-70 70-74-40-34-92S62-116 66-48C68-20 40-14 36-40C30-84-14-76-24-30S-22 52 4 84C14 100 6 122-20 118z',
          5,
        ) +
        wire('M38-34C52 16 36 58 4 88', 17) +
        wire(ellipse(-14, 146, 22, 24), 10) +
        ball(-44, 14, 11)
      )
    case 'toggle':
      return (
        wire(ellipse(-40, 0, 92, 92), 24) +
        beads(ellipse(-40, 0, 92, 92), 15) +
        wire('M112-112L116 112', 20) +
        ball(112, -112, 15) +
        ball(116, 112, 15) +
        wire('M60 0L112 0.6', 8) +
        wire(ellipse(-150, 0, 16, 16), 7)
      )
    case 'springRing':
      return (
        wire(ellipse(0, 0, 92, 92), 32) +
        `<path d="M-66-78A102 102 0 0 1 78-66" fill="none" stroke="var(--d)" stroke-width="6" opacity=".5"/>` +
        wire(ellipse(0, 134, 24, 24), 10) +
        wire('M-96-58L-124-80', 12)
      )
    case 'jumpRing':
      return wire('M6-92A92 92 0 1 1-6-92', 22)
    case 'earWire':
      return (
        wire('M0 140C-6 70-92 20-88-60S72-170 92-50L96 110', 11) +
        wire(ellipse(0, 156, 15, 15), 8) +
        ball(-2, 122, 14) +
        wire('M-14 96L10 92M-16 82L6 76', 9)
      )
    case 'leverBack':
      return (
        wire('M-70 120C-110 20-90-130 10-130S92-30 86 60', 13) +
        wire('M86 60C80 110-10 140-60 118', 10) +
        plate(ellipse(-70, 120, 30, 34), 4) +
        wire(ellipse(-70, 172, 14, 16), 7) +
        ball(86, 58, 11)
      )
    case 'bail':
      return (
        plate('M-34-130C-66-40-46 60 0 84C46 60 66-40 34-130C18-152-18-152-34-130z', 5) +
        beads('M-30-110C-52-34-36 40 0 60C36 40 52-34 30-110', 12) +
        wire(ellipse(0, 112, 24, 28), 11) +
        gem({ cut: 'round', x: 0, y: -56, size: 26, stone: 'zircon' })
      )
    case 'beadCap':
      return (
        around(8, 1, -90)
          .map(([, , turn]) =>
            group(
              `rotate(${n(turn + 90)})`,
              plate('M0-22C-44-50-48-104 0-128C48-104 44-50 0-22z', 3) +
                beads('M0-40C-28-60-30-94 0-110C30-94 28-60 0-40', 8),
            ),
          )
          .join('') +
        ball(0, 0, 30) +
        `<circle r="10" fill="var(--d)"/>`
      )
    case 'headPin':
      return (
        wire('M-60 150L-54-110', 9) +
        ball(-60, 150, 17) +
        wire('M10 150L14-110', 9) +
        ball(10, 150, 17) +
        wire('M82 150L84-80', 9) +
        wire(ellipse(84, -102, 17, 17), 8)
      )
    case 'connector':
      return (
        wire(ellipse(0, -128, 20, 20), 9) +
        wire(ellipse(0, 128, 20, 20), 9) +
        plate('M0-112C70-90 92-40 92 0S70 90 0 112C-70 90-92 40-92 0S-70-90 0-112z', 5) +
        around(6, 44)
          .map(
            ([x, y]) => `<circle cx="${n(x)}" cy="${n(y)}" r="17" fill="var(--d)" opacity=".5"/>`,
          )
          .join('') +
        beads(ellipse(0, 0, 78, 92), 12) +
        ball(0, 0, 17)
      )
    case 'magnetic':
      return (
        plate('M-112-46h104v92h-104a46 46 0 0 1 0-92z', 5) +
        plate('M112-46h-104v92h104a46 46 0 0 0 0-92z', 5) +
        beads('M-10-40L-9.6 40', 12) +
        beads('M10-40L10.4 40', 12) +
        wire(ellipse(-178, 0, 20, 20), 9) +
        wire(ellipse(178, 0, 20, 20), 9)
      )
    case 'extender':
      return ''
  }
}

const extender = () => {
  const { parts, body } = layLinks('cable', (t) => [400 + Math.sin(t * 6) * 60, 190 + t * 470], 3)
  return { parts, body: body + wire(ellipse(394, 190, 24, 24), 10) + ball(383, 700, 32) }
}

/** Findings scattered as from a bag, or a close-up of one. */
export const drawFinding = (style: FindingStyle, metal: Metal, isClose: boolean): string => {
  const scene = { metal, stone: 'zircon', isClose } as const
  if (style === 'extender') {
    const { parts, body } = extender()
    return drawing({
      ...scene,
      parts,
      body: isClose
        ? group('translate(400 500)rotate(20)scale(2)translate(-400 -560)', body)
        : body,
    })
  }
  const spots: [number, number, number, number][] = isClose
    ? [[400, 500, -16, 2]]
    : [
        [262, 365, -28, 0.84],
        [548, 350, 38, 0.8],
        [395, 545, 8, 0.96],
        [205, 660, 64, 0.72],
        [600, 655, -48, 0.8],
      ]
  return drawing({
    ...scene,
    parts: `<g id="e">${piece(style)}</g>`,
    body: spots.map(([x, y, turn, scale]) => use('e', at(x, y, turn, scale))).join(''),
  })
}
