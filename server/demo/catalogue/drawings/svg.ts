import { type Metal, type MetalTones, metals, type Stone, stones } from './palette.ts'

/** All drawings are squares of this size; the space they are drawn in goes from 0 to 800 and from 100 to 900. */
const side = 800
const top = 100

/** A number rounded to visible precision. */
export const n = (value: number): string =>
  String(Math.abs(value) < 60 ? Math.round(value * 10) / 10 : Math.round(value))

export const at = (x: number, y: number, turn = 0, scale = 1): string =>
  `translate(${n(x)} ${n(y)})${turn === 0 ? '' : `rotate(${n(turn)})`}${scale === 1 ? '' : `scale(${Math.round(scale * 1000) / 1000})`}`

export const group = (transform: string, body: string): string =>
  `<g transform="${transform}">${body}</g>`

export const use = (id: string, transform: string): string =>
  `<use href="#${id}" transform="${transform}"/>`

export const define = (id: string, body: string): string => `<g id="${id}">${body}</g>`

/** A closed or open path as a round wire: shade, body and glint on top of each other. */
export const wire = (d: string, thickness: number, glint = 0.9): string => {
  const path = (stroke: string, share: number, rest = '') =>
    `<path d="${d}" stroke="${stroke}" stroke-width="${n(thickness * share)}"${rest}/>`
  const off = n(thickness * -0.16)
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${path('var(--d)', 1)}${path('url(#m)', 0.8)}${path('var(--s)', 0.18, ` opacity="${glint}" transform="translate(${off} ${off})"`)}</g>`
}

export const ellipse = (cx: number, cy: number, rx: number, ry: number): string =>
  `M${n(cx - rx)} ${n(cy)}a${n(rx)} ${n(ry)} 0 1 1 ${n(rx * 2)} 0a${n(rx)} ${n(ry)} 0 1 1 ${n(rx * -2)} 0z`

/** A polished plate of any outline. */
export const plate = (d: string, edge = 4): string =>
  `<path d="${d}" fill="url(#m)" stroke="var(--d)" stroke-width="${n(edge)}" stroke-linejoin="round"/><path d="${d}" fill="none" stroke="var(--s)" stroke-width="${n(edge * 0.5)}" opacity=".7" transform="translate(${n(edge * -0.35)} ${n(edge * -0.45)})"/>`

/** A polished ball. */
export const ball = (x: number, y: number, r: number): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="url(#b)"/>`

/** A row of tiny beads along a path (milgrain). */
export const beads = (d: string, size: number, gap = 1.25): string =>
  `<g fill="none" stroke-linecap="round" stroke-dasharray="0 ${n(size * gap)}"><path d="${d}" stroke="var(--d)" stroke-width="${n(size)}"/><path d="${d}" stroke="var(--l)" stroke-width="${n(size * 0.7)}"/><path d="${d}" stroke="var(--s)" stroke-width="${n(size * 0.3)}" transform="translate(${n(size * -0.12)} ${n(size * -0.15)})"/></g>`

/** Points around, evenly, beginning at the top. */
export const around = (count: number, radius: number, from = -90): [number, number, number][] =>
  Array.from({ length: count }, (_, i) => {
    const degrees = from + (360 / count) * i
    const angle = (degrees * Math.PI) / 180
    return [radius * Math.cos(angle), radius * Math.sin(angle), degrees]
  })

export interface Scene {
  readonly metal: Metal
  readonly stone: Stone
  /** Parts that are used more than once. */
  readonly parts?: string
  readonly body: string
  readonly isClose?: boolean
}

/** The background of drawings, from light to shade. Close-ups have a warmer background. */
export const grounds = {
  whole: ['#fdfcfa', '#f4f0ea', '#e4ddd2'],
  close: ['#faf6ef', '#efe7da', '#dfd3c1'],
} as const

const stops = (...colours: [number, string][]) =>
  colours.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join('')

/**
 * A whole drawing: porcelain background, soft light from the upper left, one shadow. No script, no outside reference.
 */
export const drawing = ({ metal, stone, parts = '', body, isClose = false }: Scene): string => {
  const m = metals[metal]
  const s = stones[stone]
  const [light, mid, shade] = isClose ? grounds.close : grounds.whole
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${top} ${side} ${side}" width="${side}" height="${side}"><defs>`,
    `<radialGradient id="g" cx=".34" cy=".26" r=".95">${stops([0, light], [0.55, mid], [1, shade])}</radialGradient>`,
    `<linearGradient id="m" x1="0" y1="0" x2="1" y2="1">${stops([0, m.light], [0.28, m.mid], [0.42, m.shine], [0.58, m.mid], [0.76, m.dark], [0.9, m.light], [1, m.mid])}</linearGradient>`,
    `<radialGradient id="b" cx=".35" cy=".3" r=".75">${stops([0, m.shine], [0.3, m.light], [0.65, m.mid], [1, m.dark])}</radialGradient>`,
    `<radialGradient id="c" cx=".38" cy=".32" r=".8">${stops([0, s.light], [0.4, s.mid], [1, s.dark])}</radialGradient>`,
    `<radialGradient id="w" cx=".5" cy=".5" r=".5"><stop offset="0" stop-color="${s.glow}" stop-opacity=".85"/><stop offset="1" stop-color="${s.glow}" stop-opacity="0"/></radialGradient>`,
    `<filter id="f" filterUnits="userSpaceOnUse" x="-60" y="40" width="920" height="920"><feDropShadow dx="10" dy="18" stdDeviation="14" flood-color="#5b4a34" flood-opacity=".34"/></filter>${parts}</defs>`,
    `<rect y="${top}" width="${side}" height="${side}" fill="url(#g)"/><g filter="url(#f)">${body}</g></svg>`,
  ].join('')
  return svg.replaceAll(/var\(--([dmls])\)/g, (_, tone: string) => toneOf(m, tone))
}

/** The tones are in the drawing itself: a strict security policy forbids style attributes. */
const toneOf = ({ dark, mid, light, shine }: MetalTones, tone: string) =>
  ({ d: dark, m: mid, l: light })[tone] ?? shine
