import { bezel } from '../gem.ts'
import { mix } from '../palette.ts'
import { ellipse, group, n, wire } from '../svg.ts'
import { falling } from './gradients.ts'
import { inMetal, setStone } from './pieces.ts'
import { area, line } from './shapes.ts'
import { sheet, tableTop } from './sheet.ts'
import { placed } from './space.ts'

/** The mandrel lies along this line, from its tip to where the handle begins. */
const axis = 390
const tip = 296
const butt = 1036
const mandrelAt = (x: number) => 58 + (x - tip) * 0.114

const ringRow = 668
const thickness = 13
const gap = 38

/** The places of the rings: each below the part of the mandrel that it fits. */
const places = Array.from({ length: 5 }).reduce<readonly number[]>((before) => {
  const last = before.at(-1)
  if (last === undefined) return [tip + 62]
  const outer = mandrelAt(last) + thickness * 2
  const step = (outer + gap) / (1 - 0.114 / 2)
  return [...before, Math.round(last + step)]
}, [])

/** The light across the steel, from its upper to its lower edge. */
const acrossSteel: readonly (readonly [share: number, colour: string])[] = [
  [0, '#8b9098'],
  [0.08, '#b4b9c0'],
  [0.3, '#ffffff'],
  [0.42, '#eceef0'],
  [0.66, '#bfc4ca'],
  [0.9, '#868b93'],
  [1, '#a3a8af'],
]

const steelAt = (share: number): string => {
  const next = acrossSteel.findIndex(([at]) => at >= share)
  const [to, after] = acrossSteel[next] ?? [1, '#a3a8af']
  const [from, before] = acrossSteel[next - 1] ?? [0, after]
  return mix(before, after, to === from ? 0 : (share - from) / (to - from))
}

/** The steel in overlapping strips up to the tip, so that the light follows the taper; then its grooves. */
const steel = () => {
  const [a, b] = [mandrelAt(tip) / 2, mandrelAt(butt) / 2]
  const count = 44
  const strips = Array.from({ length: count }, (_, i) => {
    const from = (i / count) * 2 - 1
    const y = (half: number, share: number) => Math.round((axis + half * share) * 10) / 10
    return area(
      `M${tip} ${y(a, from)}L${butt} ${y(b, from)}V${y(b, 1)}L${tip} ${y(a, 1)}z`,
      steelAt((i + 0.5) / count),
    )
  })
  const grooves = Array.from({ length: 11 }, (_, i) => {
    const x = tip + ((i + 1) * (butt - tip)) / 12
    const half = mandrelAt(x) / 2 - 1
    const arc = (at: number) =>
      `M${n(at)} ${n(axis - half)}Q${n(at - half * 0.14)} ${axis} ${n(at)} ${n(axis + half)}`
    return line(arc(x), '#6d727a', 1.8, 0.6) + line(arc(x + 2), '#fff', 1.2, 0.7)
  })
  const end = area(
    `M${tip + 1} ${axis - a}C${tip - 16} ${axis - a} ${tip - 22} ${axis - 16} ${tip - 22} ${axis}S${tip - 16} ${axis + a} ${tip + 1} ${axis + a}z`,
    'url(#silver-v)',
  )
  const edges = line(
    `M${tip} ${n(axis - a + 0.5)}L${butt} ${n(axis - b + 0.5)}M${tip} ${n(axis + a - 0.5)}L${butt} ${n(axis + b - 0.5)}`,
    '#7b8088',
    2,
  )
  return [end, ...strips, edges, ...grooves].join('')
}

/** The ferrule and the wooden handle, from the end of the steel on. */
const handle = placed(
  [
    inMetal(
      'brass',
      area('M-3-73q10-4 24-4v154q-14 0-24-4z', 'url(#v)', 'stroke="var(--d)" stroke-width="1.5"'),
    ),
    area(
      'M20-62C44-62 52-44 72-44C102-44 116-58 142-58C176-58 190-34 190 0S176 58 142 58C116 58 102 44 72 44C52 44 44 62 20 62z',
      'url(#wood)',
    ),
    line(
      'M30-30C80-16 110-26 176-22M30 12C80 6 120 16 184 8M40 36C80 26 120 38 166 32',
      '#5d3a1f',
      1.6,
      0.35,
    ),
  ].join(''),
  butt,
  axis,
)

/** The ring that is being measured, its stone to the eye. */
const onMandrel = (x: number) => {
  const half = mandrelAt(x) / 2 + 9
  return [
    inMetal(
      'gold',
      area(
        `M${x - 8} ${axis - half + 6}q8-8 16 0q-4 ${n(half)} 0 ${n(half * 2 - 12)}q-8 8-16 0q-4-${n(half)} 0-${n(half * 2 - 12)}z`,
        'url(#v)',
        'stroke="var(--d)" stroke-width="1.6"',
      ),
    ),
    setStone('gold', { cut: 'round', x: x - 2, y: axis, size: 27, stone: 'garnet' }, bezel),
  ].join('')
}

const ring = (x: number) => {
  const radius = mandrelAt(x) / 2 + thickness / 2
  return inMetal(
    'gold',
    group(`translate(${x} ${ringRow})`, wire(ellipse(0, 0, radius, radius), thickness)),
  )
}

/** From a size on the mandrel to the ring of that size. */
const guide = (x: number) => {
  const from = axis + mandrelAt(x) / 2 + 18
  const to = ringRow - mandrelAt(x) / 2 - thickness - 14
  return line(`M${x} ${n(from)}V${n(to)}`, '#8f8373', 1.5, 0.55)
}

/** A ring mandrel, and a row of rings in growing sizes, each below its place on it. */
export const sizes: string = sheet(
  [
    tableTop,
    '<g transform="translate(37 20)scale(.95)">',
    places.map(guide).join(''),
    `<g filter="url(#drop)">${steel()}${handle}</g>`,
    `<g filter="url(#near)">${onMandrel(places[2] ?? 0)}</g>`,
    `<g filter="url(#near)">${places.map(ring).join('')}</g>`,
    '</g>',
  ].join(''),
  falling(
    'wood',
    [0, '#6b4424'],
    [0.14, '#94633a'],
    [0.32, '#d3a676'],
    [0.5, '#a8754a'],
    [0.85, '#5e3a1e'],
    [1, '#7a5130'],
  ),
)
