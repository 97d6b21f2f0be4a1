import { type Detail, type Difference, insideOf } from './diffCharts.ts'

/** What differs, such as `transition open: cart.closed [isOpen] → closed`. */
export const partText = ({ part, id, source = '', event = '', way = '' }: Difference): string =>
  part === 'transition'
    ? `transition ${insideOf(source)}: ${event} ${way}`.trimEnd()
    : `${part} ${insideOf(id)}`

/** `guard: none → isOpen`. */
export const detailText = ({ what, before, after }: Detail): string =>
  `${what}: ${before} → ${after}`
