import { at, n } from '../svg.ts'

/**
 * Things on a table are seen from the front and above, without vanishing lines: what lies flat
 * keeps its width and loses depth, what stands up keeps its shape.
 */
export const lying = (x: number, y: number, depth: number, body: string, turn = 0): string =>
  `<g transform="translate(${n(x)} ${n(y)})scale(1 ${depth})${turn === 0 ? '' : `rotate(${turn})`}">${body}</g>`

/** Moved, turned and scaled. */
export const placed = (body: string, x: number, y: number, turn = 0, scale = 1): string =>
  `<g transform="${at(x, y, turn, scale)}">${body}</g>`

/** The wall of an upright drum below its upper rim. */
export const drum = (x: number, y: number, rx: number, ry: number, height: number): string =>
  `M${n(x - rx)} ${n(y)}A${n(rx)} ${n(ry)} 0 0 0 ${n(x + rx)} ${n(y)}V${n(y + height)}A${n(rx)} ${n(ry)} 0 0 1 ${n(x - rx)} ${n(y + height)}z`

type Point = readonly [x: number, y: number]

/** A smooth curve through points, from 0 to 1. */
export const through =
  (...points: readonly Point[]) =>
  (share: number): [number, number] => {
    const spans = points.length - 1
    const span = Math.min(spans - 1, Math.floor(share * spans))
    const t = share * spans - span
    const corner = (i: number): Point => points[Math.max(0, Math.min(spans, span + i))] ?? [0, 0]
    const blend = (axis: 0 | 1) => {
      const [a, b, c, d] = [corner(-1)[axis], corner(0)[axis], corner(1)[axis], corner(2)[axis]]
      return b + (t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))) / 2
    }
    return [blend(0), blend(1)]
  }
