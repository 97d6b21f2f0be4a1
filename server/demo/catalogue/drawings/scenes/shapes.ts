import { n } from '../svg.ts'

/** The soft shadow under a thing that stands. */
export const shadow = (x: number, y: number, rx: number, ry: number, opacity = 1): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="url(#shade)"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`

/** A line of even thickness. */
export const line = (d: string, colour: string, thickness: number, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${thickness}" stroke-linecap="round" stroke-linejoin="round"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`

/** A filled outline. */
export const area = (d: string, fill: string, rest = ''): string =>
  `<path d="${d}" fill="${fill}"${rest === '' ? '' : ` ${rest}`}/>`

/** A box seen from the front. */
export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  rest = '',
): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${rest === '' ? '' : ` ${rest}`}/>`
