import { bezel, type Cut, claws, jewel, smallBezel, smallClaws } from './gem.ts'
import type { Metal, Stone } from './palette.ts'
import { around, at, ball, beads, ellipse, group, n, plate, use, wire } from './svg.ts'

export type EarringStyle =
  | { readonly kind: 'stud' | 'drop'; readonly cut: Cut }
  | {
      readonly kind:
        | 'hoop'
        | 'huggie'
        | 'jhumka'
        | 'chandbali'
        | 'disc'
        | 'threader'
        | 'leaf'
        | 'cluster'
        | 'ball'
    }

/** A hook for the ear, its ring at 0, 0. */
const hook = wire('M0 0C-4-40-42-66-40-116S44-150 52-96L58-30', 8) + wire(ellipse(0, 8, 9, 9), 5)
/** A post's front, its ring below at 0, 0. */
const post = `${ball(0, -26, 19)}${wire(ellipse(0, 0, 8, 8), 5)}`

/** One earring, hanging from 0, 0, about 400 high. */
const one = (style: EarringStyle, stone: Stone): string => {
  switch (style.kind) {
    case 'stud':
      return claws({ ...style, x: 0, y: 160, size: 118, stone }, 6)
    case 'drop':
      return hook + wire('M0 18L.4 64', 6) + bezel({ ...style, x: 0, y: 178, size: 98, stone })
    case 'hoop':
      return wire('M-34-10A165 175 0 1 0 34-10', 22) + ball(34, -10, 15)
    case 'huggie':
      return (
        wire('M-26 60A110 118 0 1 0 26 60', 46) +
        [0, 1, 2, 3, 4]
          .map((i) => {
            const angle = ((140 + i * 22) * Math.PI) / 180
            return smallClaws(110 * Math.cos(angle), 176 - -118 * Math.sin(angle), 17)
          })
          .join('')
      )
    case 'jhumka':
      return (
        post +
        smallBezel(0, 56, 40) +
        plate('M-112 250C-104 150-46 108 0 108S104 150 112 250z', 4) +
        '<path d="M-112 250Q0 286 112 250z" fill="var(--d)"/>' +
        beads('M-90 206C-60 190 60 190 90 206', 15) +
        beads('M-62 150C-40 138 40 138 62 150', 12) +
        wire('M-114 254C-70 272 70 272 114 254', 14) +
        [-96, -58, -19, 19, 58, 96]
          .map((x) => {
            const y = 288 - Math.abs(x) * 0.09
            return ball(x, y, 9) + bezelBead(x, y + 25, stone)
          })
          .join('')
      )
    case 'chandbali':
      return (
        post +
        wire('M-40 92C-90 84-126 96-146 108M40 92C90 84 126 96 146 108', 9) +
        bezel({ cut: 'pear', x: 0, y: 74, size: 48, stone }) +
        plate('M-150 96A158 158 0 1 0 150 96A126 112 0 1 1-150 96z', 4) +
        beads('M-138 140A142 142 0 0 0 138 140', 17) +
        around(16, 176, 11.25)
          .filter(([, y]) => y > 50)
          .map(([x, y]) => bezelBead(x, y + 148, stone))
          .join('')
      )
    case 'disc':
      return (
        hook +
        plate(ellipse(0, 156, 132, 136), 5) +
        [34, 66, 98]
          .map(
            (r) =>
              `<path d="${ellipse(0, 156, r, r * 1.03)}" fill="none" stroke="var(--d)" stroke-width="3" opacity=".28"/>`,
          )
          .join('') +
        ball(0, 156, 13)
      )
    case 'threader':
      return (
        wire('M0-60C8 60-8 180 0 250', 5) +
        wire('M0-60C40-70 62-40 64 190', 4) +
        bezel({ cut: 'marquise', x: 0, y: 306, size: 58, stone })
      )
    case 'leaf':
      return (
        hook +
        plate('M0 22C96 92 104 232 0 352C-104 232-96 92 0 22z', 4) +
        `<path d="M0 34V342M0 110L56 78M0 110L-56 78M0 170L74 128M0 170L-74 128M0 232L66 186M0 232L-66 186M0 288L38 250M0 288L-38 250" stroke="var(--d)" stroke-width="3.5" fill="none" opacity=".55"/>`
      )
    case 'cluster':
      return (
        around(8, 92)
          .map(([x, y]) => smallClaws(x, y + 160, 34))
          .join('') + smallClaws(0, 160, 54)
      )
    case 'ball':
      return post + ball(0, 128, 116)
  }
}

const bezelBead = (x: number, y: number, stone: Stone) =>
  stone === 'zircon'
    ? ball(x, y, 13)
    : `<circle cx="${n(x)}" cy="${n(y)}" r="14" fill="url(#c)"/><circle cx="${n(x - 4)}" cy="${n(y - 5)}" r="3.6" fill="#fff" opacity=".8"/>`

/** A pair, or a close-up of one of them. */
export const drawEarrings = (
  style: EarringStyle,
  metal: Metal,
  stone: Stone,
  isClose: boolean,
): string => {
  const spread = style.kind === 'hoop' || style.kind === 'chandbali' ? 0.84 : 1
  return jewel({
    ...{ metal, stone, isClose },
    parts: `<g id="e">${one(style, stone)}</g>`,
    body: isClose
      ? group(at(400, 250, -7, 1.62), use('e', at(0, 0)))
      : use('e', at(230, 350, 0, spread)) + use('e', at(570, 350, 0, spread)),
  })
}
