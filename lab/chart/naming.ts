import type { AnyStateNode, AnyTransitionDefinition, UnknownAction } from 'xstate'

/** The source of an inline function, if it is short enough to show. */
const wordsOf = (source: string): string | undefined => {
  if (!source.includes('=>')) return undefined
  const body = source
    .slice(source.indexOf('=>') + 2)
    .replace(/\s+/g, ' ')
    .replaceAll('context.', '')
    .trim()
  if (!body.startsWith('{')) return body.length <= 90 ? body : undefined
  const receivers = [...body.matchAll(/(\w+)\.send\(/g)].flatMap(([, name]) => name ?? [])
  return receivers.length > 0 ? `tell ${[...new Set(receivers)].join(', ')}` : undefined
}

const isNamed = (value: unknown): value is { readonly type: string } =>
  value !== null &&
  (typeof value === 'object' || typeof value === 'function') &&
  'type' in value &&
  typeof value.type === 'string'

/** A guard as text: its name, or the condition of an inline one. */
export const guardName = (guard: AnyTransitionDefinition['guard']): string | undefined => {
  if (guard === undefined) return undefined
  if (typeof guard === 'string') return guard
  if (isNamed(guard)) return guard.type.replace(/^xstate\./, '')
  return typeof guard === 'function'
    ? (wordsOf(String(guard)) ?? guard.name) || 'condition'
    : 'condition'
}

const builtIn: Readonly<Record<string, string>> = {
  'xstate.assign': 'assign',
  'xstate.raise': 'raise',
  'xstate.emit': 'emit',
  'xstate.sendTo': 'send',
  'xstate.enqueueActions': 'decide',
}

/** An action as text. */
export const actionName = (action: UnknownAction | { readonly type: string }): string => {
  if (typeof action === 'string') return action
  if (isNamed(action)) return builtIn[action.type] ?? action.type
  return typeof action === 'function' ? (wordsOf(String(action)) ?? 'effect') : 'effect'
}

const srcOf = (source: AnyStateNode, id: string) => {
  const invoked = source.invoke.find((definition) => definition.id === id)?.src
  return typeof invoked === 'string' ? invoked : id
}

/** The label of an event in a chart: `after appears`, `loadCart done`, `cart.closed`. */
export const eventName = (type: string, source?: AnyStateNode): string => {
  if (type === '') return 'always'
  if (type === '*') return 'any event'
  const [, kind, ...rest] = type.split('.')
  if (!type.startsWith('xstate.')) return type
  if (kind === 'after') {
    const delay = rest[0] ?? ''
    return /^\d+$/.test(delay) ? `after ${delay} ms` : `after ${delay}`
  }
  const actor = rest.slice(1).join('.')
  const name = source ? srcOf(source, actor) : actor
  if (kind === 'done') return rest[0] === 'state' ? 'all done' : `${name} done`
  if (kind === 'error') return `${name} failed`
  return kind === 'snapshot' ? `${name} tells` : type
}

/** Identifies a transition in its chart, in every copy of the machine. */
export const transitionId = (transition: AnyTransitionDefinition): string => {
  const { source, eventType } = transition
  const among = eventType === '' ? source.always : source.transitions.get(eventType)
  return `${source.id}|${eventType}|${among?.indexOf(transition as never) ?? 0}`
}

/** The transitions of a state itself, in the order in which they are considered. */
export const transitionsOf = (node: AnyStateNode): readonly AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
]

const fits = (descriptor: string, type: string) =>
  descriptor === type ||
  descriptor === '*' ||
  (descriptor.endsWith('.*') && type.startsWith(descriptor.slice(0, -1)))

/** The transitions that a state considers for an event of `type`. */
export const consideredBy = (
  node: AnyStateNode,
  type: string,
): readonly AnyTransitionDefinition[] =>
  [...node.transitions].filter(([descriptor]) => fits(descriptor, type)).flatMap(([, all]) => all)
