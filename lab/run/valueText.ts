import type { FlowValue } from './flow.ts'

/** A state value as one line: `open.editing`, `left.a + right.b`. */
export const valueText = (value: FlowValue): string => {
  if (typeof value === 'string') return value
  return Object.entries(value)
    .map(([name, inside]) => {
      const text = valueText(inside)
      return text ? `${name}.${text}` : name
    })
    .join(' + ')
}
