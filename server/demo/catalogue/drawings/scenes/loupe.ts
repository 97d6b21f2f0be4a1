import { around, ball, ellipse, n, plate } from '../svg.ts'
import { linear, radial, sideways } from './gradients.ts'
import { inMetal } from './pieces.ts'
import { area, line, shadow } from './shapes.ts'
import { sheet, sweep } from './sheet.ts'
import { drum, placed } from './space.ts'

/** The band lies here: the middle of its upper rim, its half width and depth, its height. */
const band = { x: 730, y: 500, rx: 336, ry: 122, height: 150, wall: 17 } as const
const inner = { rx: band.rx - band.wall, ry: band.ry - band.wall * 0.55, y: band.y + 3 } as const

/** The glass is before the inner wall at the back. */
const glass = { x: 730, y: 462, r: 136, power: 1.72 } as const

/** The inner wall at the back, `down` below its upper edge. */
const backWall = (x: number, down: number) =>
  inner.y + down - inner.ry * Math.sqrt(1 - ((x - band.x) / inner.rx) ** 2)

const star = `M${around(5, 9)
  .flatMap(([x, y], i) => {
    const [innerX, innerY] = around(5, 4, -54)[i] ?? [0, 0]
    return [`${n(x)} ${n(y)}`, `${n(innerX)} ${n(innerY)}`]
  })
  .join('L')}z`

/** The marks: a frame pressed into the wall, its sign left standing. */
const marks: readonly (readonly [frame: string, sign: string])[] = [
  ['M-13-17H13L19-9V9L13 17H-13L-19 9V-9z', star],
  ['M0-20L19 0L0 20L-19 0z', 'M0-10a10 10 0 1 0 .1 0zM0-5a5 5 0 1 1-.1 0z'],
  [
    'M-17-16Q0-22 17-16V4C17 14 6 19 0 21C-6 19-17 14-17 4z',
    'M5-12a12 12 0 1 0 6 18a10 10 0 1 1-6-18z',
  ],
]

const mark = ([frame, sign]: readonly [string, string], i: number) => {
  const x = glass.x + (i - 1) * 47
  const turn = ((i - 1) * 47 * inner.ry * 57) / inner.rx ** 2
  return placed(
    [
      area(frame, '#6b4a14', 'opacity=".62"'),
      line(frame, '#fff3cf', 1.1, 0.7),
      placed(line(frame, '#5a3c10', 1.2, 0.8), -0.9, -0.9),
      placed(area(sign, '#5a3c10', 'fill-rule="evenodd" opacity=".7"'), 0.8, 1),
      area(sign, '#f3d791', 'fill-rule="evenodd"'),
    ].join(''),
    x,
    backWall(x, 72),
    turn,
    1,
  )
}

/** Arcs along the walls: `near` on the outside in front, else on the inside at the back. */
const arc = (down: number, near: boolean) =>
  near
    ? `M${n(band.x - band.rx * 0.997)} ${n(band.y + down + band.ry * 0.08)}A${band.rx} ${band.ry} 0 0 0 ${n(band.x + band.rx * 0.997)} ${n(band.y + down + band.ry * 0.08)}`
    : `M${n(band.x - inner.rx + 2)} ${n(inner.y + down)}A${inner.rx} ${n(inner.ry)} 0 0 1 ${n(band.x + inner.rx - 2)} ${n(inner.y + down)}`

/** Where the table shows through the band. */
const floor = () => {
  const reach = inner.rx * Math.sqrt(1 - ((band.height - 6) / 2 / inner.ry) ** 2)
  const y = inner.y + (band.height - 6) / 2
  return `M${n(band.x - reach)} ${n(y)}A${inner.rx} ${n(inner.ry)} 0 0 1 ${n(band.x + reach)} ${n(y)}A${inner.rx} ${n(inner.ry)} 0 0 1 ${n(band.x - reach)} ${n(y)}z`
}

const lyingBand = inMetal(
  'gold',
  [
    area(ellipse(band.x, inner.y, inner.rx + 4, inner.ry + 2), 'url(#inside)'),
    line(arc(20, false), 'var(--d)', 2, 0.45),
    line(arc(22.5, false), 'var(--s)', 1.5, 0.6),
    line(arc(124, false), 'var(--d)', 2, 0.45),
    line(arc(126.5, false), 'var(--s)', 1.5, 0.6),
    marks.map(mark).join(''),
    area(floor(), '#e9dfcf'),
    area(floor(), 'url(#under)'),
    area(drum(band.x, band.y, band.rx, band.ry, band.height), 'url(#outside)'),
    line(arc(band.height - 1, true), 'var(--d)', 2.5, 0.8),
    ...[20, band.height - 22].map(
      (down) =>
        line(arc(down, true), 'var(--d)', 2.5, 0.5) +
        line(arc(down + 3, true), 'var(--s)', 2, 0.75),
    ),
    area(
      ellipse(band.x, band.y, band.rx, band.ry) + ellipse(band.x, inner.y, inner.rx, inner.ry),
      'url(#rim)',
      'fill-rule="evenodd" stroke="var(--d)" stroke-width="1"',
    ),
  ].join(''),
)

/** The cover from the pivot on, along the x axis. */
const coverOutline =
  'M-30-12C-12-40 40-132 152-132A132 132 0 0 1 152 132C40 132-12 40-30 12A14 14 0 0 1-30-12z'

const cover = inMetal(
  'silver',
  [
    placed(plate(coverOutline, 3), 5, -9),
    plate(coverOutline, 3),
    placed(line(coverOutline, 'var(--d)', 2.4, 0.4), 14, 0, 0, 0.88),
    line(ellipse(156, 0, 52, 52), 'var(--d)', 2.4, 0.45),
    line(ellipse(156, 0, 44, 44), 'var(--d)', 1.6, 0.35),
  ].join(''),
)

const ring = (from: number, to: number, fill: string) =>
  area(ellipse(0, 0, from, from) + ellipse(0, 0, to, to), fill, 'fill-rule="evenodd"')

const frame = [
  ring(glass.r + 24, glass.r + 2, 'url(#barrel)'),
  line(ellipse(0, 0, glass.r + 23, glass.r + 23), '#8b847a', 1.5, 0.7),
  inMetal(
    'brass',
    ring(glass.r + 5, glass.r - 3, 'url(#m)') +
      line(ellipse(0, 0, glass.r - 3, glass.r - 3), 'var(--d)', 1.5, 0.8),
  ),
  line(`M-152-26A154 154 0 0 1-40-148`, '#fff', 4, 0.35),
].join('')

/** The light on the glass. */
const glare = [
  ring(glass.r - 3, 40, 'url(#edge)'),
  area('M-118-34A124 124 0 0 1 30-119C-20-100-86-70-118-34z', '#fff', 'opacity=".34"'),
  area('M112 50A124 124 0 0 1 66 104C90 88 102 70 112 50z', '#fff', 'opacity=".3"'),
].join('')

const swing = 47
const pivot = {
  x: glass.x + 176 * Math.cos((swing * Math.PI) / 180),
  y: glass.y + 176 * Math.sin((swing * Math.PI) / 180),
} as const

const seen = `<g clip-path="url(#view)"><g transform="translate(${glass.x} ${glass.y})scale(${glass.power})translate(-${glass.x} -${glass.y})"><use href="#band"/></g></g>`

/** A folding loupe that leans on a stamped band; the marks on its inner wall show in the glass. */
export const loupe: string = sheet(
  [
    sweep,
    '<g transform="translate(-84 -92)scale(1.13)">',
    shadow(790, 668, 440, 130, 0.75),
    shadow(742, 664, 364, 128, 0.9),
    '<use href="#band"/>',
    shadow(1010, 822, 190, 40, 0.8),
    `<g filter="url(#drop)">${placed(cover, pivot.x, pivot.y, swing)}${placed(area('M-36-26L8-15A15 15 0 0 1 8 15L-36 26z', 'url(#barrel)'), pivot.x, pivot.y, swing)}${placed(frame, glass.x, glass.y)}</g>`,
    seen,
    placed(glare, glass.x, glass.y),
    placed(
      inMetal('brass', ball(0, 0, 13) + line('M-6-5L6 5', 'var(--d)', 2.4, 0.8)),
      pivot.x,
      pivot.y,
    ),
    '</g>',
  ].join(''),
  [
    `<g id="band">${lyingBand}</g>`,
    `<clipPath id="view"><circle cx="${glass.x}" cy="${glass.y}" r="${glass.r - 3}"/></clipPath>`,
    sideways(
      'outside',
      [0, '#7c5a1e'],
      [0.07, '#b98a37'],
      [0.2, '#f6e2ae'],
      [0.27, '#fff8e2'],
      [0.36, '#eecb82'],
      [0.56, '#cb9a42'],
      [0.8, '#9a7129'],
      [0.93, '#8a6422'],
      [1, '#c39443'],
    ),
    sideways(
      'inside',
      [0, '#c1934a'],
      [0.18, '#8f6a2a'],
      [0.42, '#c99a4a'],
      [0.6, '#edcf90'],
      [0.74, '#fbeecb'],
      [0.86, '#d4a858'],
      [1, '#9a722d'],
    ),
    linear(
      'rim',
      [0, 0, 1, 0.4],
      [0, '#fff6da'],
      [0.4, '#f3d898'],
      [0.7, '#d9ae5c'],
      [1, '#fbe9bd'],
    ),
    radial('under', [0.5, 0.2, 0.8], [0, '#4a3a26', 0.5], [1, '#4a3a26', 0.1]),
    linear(
      'barrel',
      [0, 0, 1, 1],
      [0, '#6a645c'],
      [0.3, '#3a352f'],
      [0.6, '#1f1b17'],
      [1, '#47413a'],
    ),
    radial(
      'edge',
      [0.5, 0.5, 0.5],
      [0.6, '#2a1f10', 0],
      [0.9, '#2a1f10', 0.12],
      [1, '#2a1f10', 0.5],
    ),
  ].join(''),
)
