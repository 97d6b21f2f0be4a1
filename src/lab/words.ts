import type { FlowStep, FlowValue } from './flow.ts'
import { eventName } from './naming.ts'

/** A state value on one line: `open.editing`, `left.a + right.b`. */
export const valueText = (value: FlowValue): string => {
  if (typeof value === 'string') return value
  return Object.entries(value)
    .map(([name, inside]) => {
      const text = valueText(inside)
      return text ? `${name}.${text}` : name
    })
    .join(' + ')
}

const at = (path: string) => (path ? ` at ${path}` : '')

/** A step on one line. */
export const stepText = (step: FlowStep | null): string => {
  if (!step) return 'start'
  if (step.kind === 'event') return `${step.event.type}${at(step.to)}`
  if (step.kind === 'delay') return `${eventName(step.event)}${at(step.of)}`
  const { answer } = step
  const said = 'named' in answer ? answer.named : 'failure' in answer ? 'fails' : 'another answer'
  return `${step.actor}: ${said}${at(step.of)}`
}
