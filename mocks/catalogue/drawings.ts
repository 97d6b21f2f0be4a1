/** Tones from the shade to the glint. */
type Tones = readonly [dark: string, mid: string, light: string]

const gold: Tones = ['#8a6422', '#cf9f45', '#f6e0a6']
const silver: Tones = ['#6d737c', '#b9bfc7', '#f5f6f8']
const oxidised: Tones = ['#34363a', '#74777c', '#c4c7cb']
const moonstone: Tones = ['#a3aebb', '#dce3e9', '#ffffff']
const garnet: Tones = ['#4a0716', '#8f1830', '#e58491']
const emerald: Tones = ['#06402c', '#12805a', '#7fdcb4']
const turquoise: Tones = ['#1d7f83', '#3fb0ad', '#b4ebe4']
const pearl: Tones = ['#b9ab9c', '#e9dfd3', '#fffdf9']
const onyx: Tones = ['#08090b', '#22252a', '#7d858e']

interface Drawing {
  readonly metal: Tones
  readonly stone: Tones
  readonly body: string
}

const drawn = (body: string, metal: Tones = silver, stone: Tones = moonstone): Drawing => ({
  ...{ metal, stone, body },
})

const range = (count: number) => Array.from({ length: count }, (_, i) => i)
const round = (value: number) => Math.round(value * 10) / 10

/** A point on an ellipse around the middle; 0° is above. */
const on = (rx: number, ry: number, degrees: number, cy = 200): readonly [number, number] => {
  const angle = ((degrees - 90) * Math.PI) / 180
  return [round(200 + rx * Math.cos(angle)), round(cy + ry * Math.sin(angle))]
}

/** A round wire along a path: shade, metal and glint over each other. */
const wire = (d: string, width: number) =>
  `<g fill="none" stroke-linecap="round"><path d="${d}" stroke="url(#d)" stroke-width="${width}"/><path d="${d}" stroke="url(#m)" stroke-width="${round(width * 0.78)}"/><path d="${d}" stroke="#fff" stroke-opacity=".55" stroke-width="${round(width * 0.14)}" transform="translate(${round(width * -0.16)} ${round(width * -0.18)})"/></g>`

const oval = (cx: number, cy: number, rx: number, ry: number) =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 1 ${rx * 2} 0a${rx} ${ry} 0 1 1 ${rx * -2} 0z`

/** A stone in its setting. */
const set = (cx: number, cy: number, r: number) =>
  `<circle cx="${cx}" cy="${cy}" r="${round(r * 1.16)}" fill="url(#m)"/><circle cx="${cx}" cy="${cy}" r="${r}" fill="url(#s)"/><ellipse cx="${round(cx - r * 0.3)}" cy="${round(cy - r * 0.38)}" rx="${round(r * 0.3)}" ry="${round(r * 0.18)}" fill="#fff" opacity=".75"/>`

const plate = (d: string) => `<path d="${d}" fill="url(#m)" stroke="url(#d)" stroke-width="3"/>`

/** A chain that hangs, of links that lie flat and stand in turn. */
const hanging = (links: number, rx: number, ry: number, width: number) =>
  range(links)
    .map((i) => {
      const degrees = 92 + (176 / (links - 1)) * i
      const [x, y] = on(140, 230, degrees, 90)
      const [nextX, nextY] = on(140, 230, degrees + 1, 90)
      const turn = round((Math.atan2(nextY - y, nextX - x) * 180) / Math.PI)
      const link = oval(0, 0, rx, i % 2 === 0 ? ry : round(ry * 0.45))
      return `<g transform="translate(${x} ${y}) rotate(${turn})">${wire(link, width)}</g>`
    })
    .join('')

const band = (width: number) => wire(oval(200, 212, 108, 104), width)
const ringWith = (head: string, width = 15) => `${wire(oval(200, 232, 96, 96), width)}${head}`
const pairOf = (one: string) =>
  `<g transform="translate(-78 0)">${one}</g><g transform="translate(78 0)">${one}</g>`
const hook = wire('M200 172v-14c0-20-26-26-26-50s22-34 36-26', 6)
const cluster = `${range(7)
  .map((i) => set(...on(40, 40, (360 / 7) * i, 128), 17))
  .join('')}${set(200, 128, 21)}`

const drawings: Readonly<Record<string, Drawing>> = {
  'band-ring': drawn(band(34), gold),
  'plain-band': drawn(
    `${wire(oval(200, 180, 108, 98), 10)}${wire(oval(200, 200, 108, 98), 10)}${wire(oval(200, 220, 108, 98), 10)}`,
  ),
  'bezel-ring': drawn(ringWith(set(200, 128, 52)), gold, turquoise),
  'cluster-ring': drawn(ringWith(cluster), silver, garnet),
  'tube-hoops': drawn(pairOf(wire(oval(200, 210, 62, 92), 15)), gold),
  'drop-earrings': drawn(pairOf(`${hook}${set(200, 222, 46)}`), silver, moonstone),
  'pearl-studs': drawn(pairOf(set(200, 200, 56)), gold, pearl),
  'hammered-bangle': drawn(
    `${wire(oval(200, 200, 136, 122), 20)}${range(30)
      .map((i) => {
        const [x, y] = on(136, 122, i * 12)
        return `<circle cx="${x}" cy="${y}" r="4.5" fill="#fff" opacity=".3"/>`
      })
      .join('')}`,
    oxidised,
  ),
  'line-bracelet': drawn(
    range(28)
      .map((i) => set(...on(136, 112, (360 / 28) * i), 13))
      .join(''),
    silver,
    emerald,
  ),
  'open-cuff': drawn(wire('M250 92c84 28 90 210-50 214s-134-186-50-214', 32)),
  'moon-pendant': drawn(
    `${wire(oval(200, 92, 14, 20), 7)}${plate('M232 118a96 96 0 1 0 64 132a76 76 0 1 1-64-132z')}`,
    gold,
  ),
  'star-charm': drawn(
    `${wire(oval(200, 84, 14, 18), 7)}${plate(
      `M${range(10)
        .map((i) => on(i % 2 === 0 ? 112 : 50, i % 2 === 0 ? 112 : 50, i * 36, 218).join(' '))
        .join('L')}z`,
    )}`,
    gold,
  ),
  locket: drawn(
    `${wire(oval(200, 76, 14, 20), 7)}${plate(oval(200, 216, 92, 116))}${wire(oval(200, 216, 76, 98), 4)}${set(200, 216, 34)}`,
    gold,
    garnet,
  ),
  'oval-cabochons': drawn(
    `<g transform="translate(-92 40) scale(.78 1)">${set(200, 150, 62)}</g><g transform="translate(130 -20) scale(.78 1)">${set(200, 170, 74)}</g><g transform="translate(60 170) scale(.78 1)">${set(200, 130, 40)}</g>`,
    silver,
    turquoise,
  ),
  'faceted-emerald': drawn(
    `<path d="M140 92h120l48 48v120l-48 48H140l-48-48V140z" fill="url(#s)"/><path d="M162 140h76l22 22v76l-22 22h-76l-22-22v-76z" fill="#fff" opacity=".16"/><path d="M92 140l48 22M140 92l22 48M260 92l-22 48M308 140l-48 22M308 260l-48-22M260 308l-22-48M140 308l22-48M92 260l48-22M162 140h76l22 22v76l-22 22h-76l-22-22v-76z" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2"/>`,
    silver,
    emerald,
  ),
  'bead-strand': drawn(
    range(26)
      .map((i) => set(...on(128, 138, (360 / 26) * i), 14))
      .join(''),
    oxidised,
    onyx,
  ),
  'rope-chain': drawn(hanging(46, 11, 9, 6)),
  'cable-chain': drawn(hanging(26, 17, 11, 6), gold),
  'snake-chain': drawn(wire('M62 60C74 366 326 366 338 60', 12)),
  'lobster-clasp': drawn(
    `${wire(oval(200, 84, 22, 22), 10)}${wire('M176 130c-76 66-40 194 34 186c56-8 68-86 22-128', 24)}${wire('M232 188L206 132', 15)}`,
    gold,
  ),
  'jump-rings': drawn(
    `${wire(oval(140, 150, 52, 52), 11)}${wire(oval(258, 176, 66, 66), 11)}${wire(oval(172, 278, 44, 44), 11)}`,
  ),
  'ear-hooks': drawn(
    pairOf(wire('M232 300c-20 0-20-30 0-30s20 30 0 30M232 268V150c0-86-86-86-86-6v40', 8)),
  ),
  'head-pins': drawn(
    range(5)
      .map((i) => {
        const x = 108 + i * 46
        return `${wire(`M${x} 80V310`, 6)}<circle cx="${x}" cy="314" r="11" fill="url(#m)"/>`
      })
      .join(''),
  ),
}

const stops = ([dark, mid, light]: Tones) =>
  `<stop offset="0" stop-color="${light}"/><stop offset=".45" stop-color="${mid}"/><stop offset="1" stop-color="${dark}"/>`

/** The whole picture: porcelain ground, light from the upper left, one shadow. */
const picture = ({ metal, stone, body }: Drawing, isClose: boolean) =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${isClose ? '70 60 230 230' : '0 0 400 400'}" width="800" height="800"><defs>`,
    '<radialGradient id="g" cx=".34" cy=".26" r=".95"><stop offset="0" stop-color="#fdfcfa"/><stop offset="1" stop-color="#e4ddd2"/></radialGradient>',
    `<linearGradient id="m" gradientUnits="userSpaceOnUse" x1="60" y1="40" x2="180" y2="160" spreadMethod="reflect">${stops(metal)}</linearGradient>`,
    `<linearGradient id="d"><stop stop-color="${metal[0]}"/></linearGradient>`,
    `<radialGradient id="s" cx=".36" cy=".3" r=".8">${stops(stone)}</radialGradient>`,
    '<filter id="f" x="-20%" y="-20%" width="140%" height="140%"><feDropShadow dx="5" dy="9" stdDeviation="7" flood-color="#5b4a34" flood-opacity=".35"/></filter></defs>',
    `<rect width="400" height="400" fill="url(#g)"/><g filter="url(#f)">${body}</g></svg>`,
  ].join('')

/** The picture at an address such as `/sample/locket-close.svg`, as SVG. */
export const pictureAt = (path: string): string | undefined => {
  const [, slug = '', close] = /^\/sample\/([\w-]+?)(-close)?\.svg$/.exec(path) ?? []
  const found = Object.hasOwn(drawings, slug) ? drawings[slug] : undefined
  return found && picture(found, close !== undefined)
}
