import { ground } from '../views/save/svgToPng.ts'
import type { Arrow } from './arrows.ts'
import { lanesIn, person } from './lanes.ts'

/** Sizes of the drawing, px. */
const laneWidth = 130
const rowHeight = 28
const headHeight = 72
const arrow = 6
/** Of a letter, on average. */
const letterWidth = 7

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const text = (value: string) => value.replaceAll(/[&<>]/g, (sign) => escapes[sign] ?? sign)

const style = `
text { font: 13px sans-serif; fill: #1d1913 }
.title { font-size: 16px; font-weight: 600 }
.lane { font-weight: 600; text-anchor: middle }
.act { font-weight: 600 }
line { stroke: #d8d0c3 }
.fact { stroke: #76561b; stroke-width: 2 }
polygon { fill: #76561b }`

/** One act or fact: an arrow from lane to lane, or a mark within one. */
const rowIn = (all: readonly string[], { lanes, text: title }: Arrow, row: number): string => {
  const [from, to] = lanes.map((lane) => (all.indexOf(lane) + 0.5) * laneWidth) as [number, number]
  const y = headHeight + (row + 1) * rowHeight - 6
  const isAct = lanes[0] === person
  const label = `<text${isAct ? ' class="act"' : ''} x="${Math.min(from, to) + 6}" y="${y - 7}">${text(title)}</text>`
  if (from === to) return `${label}<circle cx="${from}" cy="${y}" r="3" class="fact"/>`
  const back = to < from ? arrow : -arrow
  const head = `${to},${y} ${to + back},${y - arrow / 2} ${to + back},${y + arrow / 2}`
  return `${label}<line class="fact" x1="${from}" x2="${to + back}" y1="${y}" y2="${y}"/><polygon points="${head}"/>`
}

/** A drawing as a self-contained file, and its size in px. */
export interface SavedDrawing {
  readonly svg: string
  readonly width: number
  readonly height: number
}

/** The acts and facts of a journey as a drawing: a lane for each party, and a row for each act or fact. */
export const toSequenceSvg = (title: string, arrows: readonly Arrow[]): SavedDrawing => {
  const lanes = lanesIn(arrows.map((one) => one.lanes))
  const acts = arrows.filter((one) => one.lanes[0] === person)
  const longest = Math.max(0, ...acts.map((act) => act.text.length)) * letterWidth
  const width = Math.max(Math.max(4, lanes.length) * laneWidth, laneWidth + longest)
  const height = headHeight + (arrows.length + 1) * rowHeight
  const columns = lanes.map((lane, index) => {
    const x = (index + 0.5) * laneWidth
    return `<text class="lane" x="${x}" y="${headHeight - 14}">${text(lane)}</text><line x1="${x}" x2="${x}" y1="${headHeight}" y2="${height - rowHeight / 2}"/>`
  })
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<style>${style}</style>`,
    `<rect width="${width}" height="${height}" fill="${ground}"/>`,
    `<text class="title" x="12" y="28">${text(title)}</text>`,
    ...columns,
    ...arrows.map((one, row) => rowIn(lanes, one, row)),
    '</svg>',
    '',
  ].join('\n')
  return { svg, width, height }
}
