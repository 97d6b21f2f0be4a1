import type { AnyExample } from '../examples/parts/example.ts'
import type { LookUp } from './answerable.ts'

/** The names that exist, for a message about one that does not. */
export const namesOf = (known: object): string =>
  Object.keys(known)
    .map((name) => (name.includes(' ') ? `'${name}'` : name))
    .join(', ') || 'none'

/** @throws with the names that exist */
const find = <T>(known: Readonly<Record<string, T>>, name: string, what: string): T => {
  if (Object.hasOwn(known, name)) return known[name] as T
  throw new Error(`the example has no ${what}; it has ${namesOf(known)}`)
}

/** The payloads that an example names for an event. @throws with the names that exist */
export const payloadsOf = ({ events }: AnyExample, type: string) =>
  find(events, type, `event ${type}`)

export const payloadNamed = (example: AnyExample, type: string, name: string): object =>
  find(payloadsOf(example, type), name, `payload '${name}' of ${type}`)

/** The answers of an actor. @throws with the names that exist */
export const answersOf = ({ answers }: AnyExample, actor: string) =>
  find(answers, actor, `actor ${actor}`)

export const outputNamed = (example: AnyExample, actor: string, name: string): unknown => {
  const known = answersOf(example, actor)
  return find('outputs' in known ? known.outputs : {}, name, `answer '${name}' of ${actor}`)
}

/** The name under which an example has the payload of an event. */
export const payloadName = (
  { events }: AnyExample,
  { type, ...payload }: { readonly type: string },
): string | undefined => {
  const text = JSON.stringify(payload)
  return Object.entries(events[type] ?? {}).find(([, known]) => JSON.stringify(known) === text)?.[0]
}

/** The example of the machine at `path` below `machine`; undefined if another actor is there. */
export const exampleAt = (
  machine: string,
  path: string,
  lookUp: LookUp,
): AnyExample | undefined => {
  const [id, ...rest] = path.split('/')
  const { example } = lookUp(machine)
  if (!id) return example
  const below = example.answers[id]
  return below && 'machine' in below ? exampleAt(below.machine, rest.join('/'), lookUp) : undefined
}
