import { faultKinds } from '../calls/faultKinds.ts'
import { eventName } from '../chart/naming.ts'
import { exampleOf } from '../examples/index.ts'
import type { FlowStep, NamedStep } from './flow.ts'
import { payloadName } from './named.ts'
import type { Way } from './paths.ts'

const at = (path: string) => (path ? ` in ${path}` : '')

/** The name of a payload, if the example of `machine` has several for the event. */
const payloadText = (machine: string, event: { readonly type: string }) => {
  const example = exampleOf(machine)
  const isOneOfSeveral = Object.keys(example.events[event.type] ?? {}).length > 1
  return isOneOfSeveral ? payloadName(example, event) : undefined
}

/** A step of a session of `machine` on one line. */
export const stepText = (machine: string, step: FlowStep | NamedStep | null): string => {
  if (!step) return 'start'
  if (step.kind === 'named') return `${step.event} (${step.payload})${at(step.to)}`
  if (step.kind === 'event') {
    const name = step.to === '' ? payloadText(machine, step.event) : undefined
    return `${step.event.type}${name ? ` (${name})` : ''}${at(step.to)}`
  }
  if (step.kind === 'delay') return `${eventName(step.event)}${at(step.of)}`
  const { answer } = step
  if (!('named' in answer) && answer.fault)
    return `${step.actor} ${faultKinds[answer.fault]}${at(step.of)}`
  const said = 'named' in answer ? answer.named : 'failure' in answer ? 'fails' : 'another answer'
  return `${step.actor}: ${said}${at(step.of)}`
}

/** A path on one line; with the input if there are several. */
export const wayText = (machine: string, { input, steps }: Way): string => {
  const text = steps.map((step) => stepText(machine, step)).join(' → ') || 'at the start'
  return Object.keys(exampleOf(machine).inputs).length > 1 ? `${input}: ${text}` : text
}
