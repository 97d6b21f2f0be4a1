import { bezel, type Cut, claws, jewel, smallBezel, smallClaws } from './gem.ts'
import type { Metal, Stone } from './palette.ts'
import { around, at, ball, beads, define, ellipse, group, n, plate, use, wire } from './svg.ts'

export type PendantStyle =
  | { readonly kind: 'bezel' | 'claws' | 'sunburst'; readonly cut: Cut }
  | { readonly kind: 'crescent' | 'lotus' | 'coin' | 'bar' | 'eye' | 'star' | 'tree' | 'locket' }

/** The bail at 400, 330, the chain through it. */
const bail =
  wire(ellipse(400, 352, 15, 22), 8) +
  plate('M384 278C376 306 384 338 400 340S424 306 416 278C410 268 390 268 384 278z', 3)
const cord = `<g fill="none" stroke-linecap="round"><path d="M150 60C220 220 330 300 400 300S580 220 650 60" stroke="var(--d)" stroke-width="7"/><path d="M150 60C220 220 330 300 400 300S580 220 650 60" stroke="var(--l)" stroke-width="4.4" stroke-dasharray="6 4"/></g>`

/** The long and the short ray of a sun. */
const rays =
  define('u', plate('M-13 30L0-18L13 30z', 2)) + define('v', plate('M-13 30L0-50L13 30z', 2))

/** A lotus petal from 400, 640 upwards, leaning by so many degrees. */
const petal = (lean: number, length: number) =>
  group(
    `rotate(${lean} 400 650)`,
    plate(
      `M400 650C${n(400 - length * 0.36)} ${n(650 - length * 0.42)} 372 ${n(650 - length * 0.85)} 400 ${n(650 - length)}C428 ${n(650 - length * 0.85)} ${n(400 + length * 0.36)} ${n(650 - length * 0.42)} 400 650z`,
      3,
    ),
  )

const hanging = (style: PendantStyle, stone: Stone): string => {
  switch (style.kind) {
    case 'bezel':
      return bezel({ ...style, x: 400, y: 536, size: 140, stone })
    case 'claws':
      return claws({ ...style, x: 400, y: 530, size: 138, stone }, 8)
    case 'sunburst':
      return (
        around(24, 150)
          .map(([x, y, turn], i) => use(i % 2 ? 'u' : 'v', at(400 + x, 536 + y, turn + 90)))
          .join('') + bezel({ ...style, x: 400, y: 536, size: 98, stone })
      )
    case 'crescent':
      return (
        plate('M278 420A164 164 0 1 0 552 470A134 134 0 1 1 278 420z', 5) +
        beads('M290 590A140 140 0 0 0 520 610', 15) +
        wire('M400 374L402 436', 5) +
        smallBezel(402, 476, 42)
      )
    case 'lotus':
      return (
        wire('M400 374L400.6 400', 6) +
        [-74, 74, -50, 50, -25, 25, 0]
          .map((lean) => petal(lean, 250 - Math.abs(lean) * 0.7))
          .join('') +
        bezel({ cut: 'pear', x: 400, y: 664, size: 50, stone })
      )
    case 'coin':
      return (
        plate(ellipse(400, 528, 158, 158), 6) +
        beads(ellipse(400, 528, 140, 140), 15) +
        around(8, 62, -67)
          .map(([x, y, turn]) =>
            group(
              `translate(${n(400 + x)} ${n(528 + y)})rotate(${n(turn + 90)})`,
              `<path d="M0 34C-20 10-14-24 0-40C14-24 20 10 0 34z" fill="var(--d)" opacity=".34"/><path d="M-2 28C-14 8-10-20-2-34" stroke="var(--s)" stroke-width="3" fill="none" opacity=".7"/>`,
            ),
          )
          .join('') +
        smallBezel(400, 528, 26)
      )
    case 'bar':
      return (
        plate(
          'M362 380h76a10 10 0 0 1 10 10v300a10 10 0 0 1-10 10h-76a10 10 0 0 1-10-10v-300a10 10 0 0 1 10-10z',
          5,
        ) + [450, 540, 630].map((y, i) => smallClaws(400, y, i === 1 ? 28 : 20)).join('')
      )
    case 'eye':
      return (
        plate('M212 536C290 420 510 420 588 536C510 652 290 652 212 536z', 5) +
        beads('M236 536C306 440 494 440 564 536C494 632 306 632 236 536z', 14) +
        smallBezel(400, 536, 66) +
        `<circle cx="400" cy="536" r="24" fill="#10182c"/><circle cx="391" cy="526" r="8" fill="#fff"/>`
      )
    case 'star':
      return (
        plate(
          `M${around(16, 1)
            .map(([x, y], i) => {
              const r = i % 2 ? 62 : i % 4 ? 124 : 178
              return `${n(400 + x * r)} ${n(540 + y * r)}`
            })
            .join('L')}z`,
          4,
        ) + smallBezel(400, 540, 40)
      )
    case 'tree':
      return (
        wire(ellipse(400, 532, 156, 156), 13) +
        wire(
          'M400 682C392 620 410 590 400 540M400 600C360 560 330 560 300 520M400 590C440 556 470 556 500 520M400 540C380 500 350 480 340 430M400 540C420 500 450 480 460 430M400 540C404 490 396 450 400 410',
          8,
        ) +
        (
          [
            [300, 516],
            [340, 432],
            [400, 410],
            [460, 432],
            [500, 516],
            [322, 474],
            [478, 474],
            [370, 470],
            [430, 470],
          ] as const
        )
          .map(
            ([x, y]) =>
              `<circle cx="${x}" cy="${y}" r="19" fill="url(#c)" stroke="var(--d)" stroke-width="2"/><circle cx="${x - 6}" cy="${y - 7}" r="5" fill="#fff" opacity=".75"/>`,
          )
          .join('')
      )
    case 'locket':
      return (
        plate(
          'M400 700C250 600 236 500 272 440S384 400 400 452C416 400 500 384 528 440S550 600 400 700z',
          6,
        ) +
        beads(
          'M400 676C268 588 258 506 290 456S376 424 400 478C424 424 484 408 510 456S532 588 400 676z',
          13,
        ) +
        smallBezel(400, 560, 40) +
        ball(556, 520, 12)
      )
  }
}

/** A pendant on its chain, or a close-up of it. */
export const drawPendant = (
  style: PendantStyle,
  metal: Metal,
  stone: Stone,
  isClose: boolean,
): string => {
  const whole = cord + hanging(style, stone) + bail
  return jewel({
    ...{ metal, stone, isClose, parts: style.kind === 'sunburst' ? rays : '' },
    body: isClose
      ? group('translate(400 520)rotate(9)scale(1.8)translate(-400 -548)', whole)
      : group('translate(400 500)scale(1.15)translate(-400 -500)', whole),
  })
}
