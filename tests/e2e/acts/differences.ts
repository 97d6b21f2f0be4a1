import type { Journey } from '../../../lab/journey/journey.ts'
import { historiesOf, type Moment } from './histories.ts'

const keyOf = ({ kind, data }: Moment) => `${kind} ${JSON.stringify(data)}`

/** Parts of two histories between moments that are in both. */
interface Gap {
  readonly gone: readonly Moment[]
  readonly added: readonly Moment[]
}

/** What differs between two histories, by their longest common subsequence. */
const gapsBetween = (before: readonly Moment[], after: readonly Moment[]): readonly Gap[] => {
  const [a, b] = [before.map(keyOf), after.map(keyOf)]
  const lengths = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1))
  const common = (i: number, j: number) => lengths[i]?.[j] ?? 0
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const row = lengths[i]
      if (row)
        row[j] =
          a[i] === b[j] ? common(i + 1, j + 1) + 1 : Math.max(common(i + 1, j), common(i, j + 1))
    }
  const gaps: Gap[] = []
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    const [firstGone, firstAdded] = [i, j]
    while (a[i] !== b[j])
      if (i < a.length && common(i + 1, j) >= common(i, j + 1)) i += 1
      else j += 1
    gaps.push({ gone: before.slice(firstGone, i), added: after.slice(firstAdded, j) })
    i += 1
    j += 1
  }
  return gaps.filter(({ gone, added }) => gone.length + added.length > 0)
}

const longest = 60

const shown = (value: unknown): string => {
  if (value === undefined) return 'nothing'
  const text = JSON.stringify(value)
  return text.length > longest ? `${text.slice(0, longest)} …` : text
}

const isInside = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** The first field that differs, as `answer.output.rows.0.quantity was 5, and is 6`. */
const fieldText = (before: unknown, after: unknown, path = ''): string => {
  if (!isInside(before) || !isInside(after))
    return `${path || 'it'} was ${shown(before)}, and is ${shown(after)}`
  const name = [...new Set([...Object.keys(before), ...Object.keys(after)])].find(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  )
  if (name === undefined) return `the fields of ${path || 'it'} have another order`
  return fieldText(before[name], after[name], path ? `${path}.${name}` : name)
}

/** A line for each difference of a gap: states and steps of one text are compared with each other. */
const linesOf = (place: string, { gone, added }: Gap): readonly string[] => {
  const left = [...added]
  /** Takes the first added moment that stands for one that is gone. */
  const counterpartOf = ({ kind, text }: Moment) => {
    const index = left.findIndex(
      (moment) => moment.kind === kind && (kind === 'state' || moment.text === text),
    )
    return index < 0 ? undefined : left.splice(index, 1)[0]
  }
  const lines = gone.map((moment) => {
    const other = counterpartOf(moment)
    const at = `step ${moment.number}`
    if (moment.kind === 'state')
      return other
        ? `${at}: ${place} was ${moment.text}, and is ${other.text}`
        : `${at}: ${place} does not become ${moment.text} any more`
    return other
      ? `${at}, ${moment.text}: ${fieldText(moment.data, other.data)}`
      : `${at}, ${moment.text}: is gone`
  })
  return [
    ...lines,
    ...left.map(({ number, kind, text }) =>
      kind === 'state'
        ? `new step ${number}: ${place} becomes ${text}`
        : `new step ${number}, ${text}: is added`,
    ),
  ]
}

/**
 * What a new recording of a journey tells otherwise than the kept one, a short line for each difference; none if only
 * times, dates and generated ids differ.
 *
 * It compares what each actor gets from outside and the states that it comes into, in their order. The order between
 * different actors is not compared: calls that run at the same time end in any order.
 */
export const differencesBetween = (
  before: Pick<Journey, 'steps'>,
  after: Pick<Journey, 'steps'>,
): readonly string[] => {
  const [old, current] = [historiesOf(before), historiesOf(after)]
  return [...new Set([...old.keys(), ...current.keys()])].flatMap((place) =>
    gapsBetween(old.get(place) ?? [], current.get(place) ?? []).flatMap((gap) =>
      linesOf(place || 'app', gap),
    ),
  )
}
