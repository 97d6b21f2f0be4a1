import { type Metal, metals, type Stone, stones } from '../palette.ts'

type Stop = readonly [offset: number, colour: string, opacity?: number]

const stopsOf = (stops: readonly Stop[]) =>
  stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('')

/** A gradient along a line within the shape that it fills. */
export const linear = (
  id: string,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  ...stops: readonly Stop[]
): string =>
  `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopsOf(stops)}</linearGradient>`

/** A gradient from top to bottom of the shape that it fills. */
export const falling = (id: string, ...stops: readonly Stop[]): string =>
  linear(id, [0, 0, 0, 1], ...stops)

/** A gradient from left to right of the shape that it fills. */
export const sideways = (id: string, ...stops: readonly Stop[]): string =>
  linear(id, [0, 0, 1, 0], ...stops)

/** A gradient around a point within the shape that it fills. */
export const radial = (
  id: string,
  [cx, cy, r]: readonly [number, number, number],
  ...stops: readonly Stop[]
): string =>
  `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopsOf(stops)}</radialGradient>`

const metalGradient = (id: string, name: Metal, kind: string): string => {
  const { dark, mid, light, shine } = metals[name]
  const tube: readonly Stop[] = [
    [0, dark],
    [0.1, mid],
    [0.28, shine],
    [0.42, light],
    [0.66, mid],
    [0.88, dark],
    [1, mid],
  ]
  if (kind === 'h') return sideways(id, ...tube)
  if (kind === 'v') return falling(id, ...tube)
  if (kind === 'b')
    return radial(id, [0.35, 0.3, 0.75], [0, shine], [0.3, light], [0.65, mid], [1, dark])
  return linear(
    id,
    [0, 0, 1, 1],
    [0, light],
    [0.28, mid],
    [0.42, shine],
    [0.58, mid],
    [0.76, dark],
    [0.9, light],
    [1, mid],
  )
}

const stoneGradient = (id: string, name: Stone, kind: string): string => {
  const { dark, mid, light, glow } = stones[name]
  return kind === 'c'
    ? radial(id, [0.38, 0.32, 0.8], [0, light], [0.4, mid], [1, dark])
    : radial(id, [0.5, 0.5, 0.5], [0, glow, 0.85], [1, glow, 0])
}

const dropShadow = (id: string, dx: number, dy: number, blur: number, opacity: number) =>
  `<filter id="${id}" filterUnits="userSpaceOnUse" x="-100" y="-100" width="1700" height="1200"><feDropShadow dx="${dx}" dy="${dy}" stdDeviation="${blur}" flood-color="#5b4a34" flood-opacity="${opacity}"/></filter>`

const blur = (id: string, deviation: number) =>
  `<filter id="${id}" x="-.5" y="-.5" width="2" height="2"><feGaussianBlur stdDeviation="${deviation}"/></filter>`

/** Definitions that scenes may refer to; each drawing includes only those that it uses. */
const common: Readonly<Record<string, string>> = {
  shade: radial(
    'shade',
    [0.5, 0.5, 0.5],
    [0, '#4a3a26', 0.6],
    [0.45, '#4a3a26', 0.32],
    [0.75, '#4a3a26', 0.1],
    [1, '#4a3a26', 0],
  ),
  light: radial('light', [0.5, 0.5, 0.5], [0, '#fff', 0.9], [0.5, '#fff', 0.4], [1, '#fff', 0]),
  table: radial('table', [0.36, 0.28, 0.9], [0, '#fdfcfa'], [0.55, '#f4f0ea'], [1, '#e2dacd']),
  sweep: falling(
    'sweep',
    [0, '#f6f2eb'],
    [0.42, '#f1ebe1'],
    [0.57, '#e7decf'],
    [0.68, '#ece4d8'],
    [1, '#dfd4c4'],
  ),
  room: falling(
    'room',
    [0, '#f3eee6'],
    [0.62, '#ece4d8'],
    [0.86, '#ddd2c2'],
    [0.9, '#e4dacb'],
    [1, '#d8ccba'],
  ),
  drop: dropShadow('drop', 10, 18, 14, 0.34),
  near: dropShadow('near', 4, 8, 6, 0.34),
  soft: blur('soft', 6),
  softer: blur('softer', 16),
}

/** The definition with an id: of a scene's background or light, or of a metal or a stone (`gold-m`). */
export const definitionOf = (id: string): string => {
  const known = common[id]
  if (known) return known
  const cutAt = id.lastIndexOf('-')
  const [name, kind] = [id.slice(0, cutAt), id.slice(cutAt + 1)]
  if (name in metals) return metalGradient(id, name as Metal, kind)
  return name in stones ? stoneGradient(id, name as Stone, kind) : ''
}
