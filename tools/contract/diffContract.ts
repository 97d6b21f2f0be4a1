import { compareSchemas, type SchemaChange, type Side } from './compareSchemas.ts'
import type { CallDescription, ContractDescription, Schema } from './description.ts'

export interface ContractDifference {
  /** The name of the call, such as `cart.add`. */
  readonly call: string
  /** The part of the call, such as `request body quantity` or `answer 200`; '' is the call itself. */
  readonly part: string
  readonly text: string
  /** Whether a client that fits the contract before can fail. */
  readonly isBreaking: boolean
}

const breaking: Readonly<Record<Side, readonly SchemaChange['effect'][]>> = {
  request: ['narrower', 'different'],
  answer: ['wider', 'different', 'field gone'],
}

const effects = ['narrower', 'wider', 'different']

const textOf = ({ effect, text }: SchemaChange) =>
  effects.includes(effect) ? `${text} (${effect})` : text

const compareAccess = (before: string, after: string) => {
  if (before === after) return []
  return [{ part: '', text: `access: ${before} → ${after}`, isBreaking: after !== 'visitor' }]
}

const compareCall = (
  before: CallDescription,
  after: CallDescription,
  schemasOf: (
    side: Side,
  ) => readonly [Readonly<Record<string, Schema>>, Readonly<Record<string, Schema>>],
): readonly Omit<ContractDifference, 'call'>[] => {
  const compare = (side: Side, name: string, was: Schema | undefined, is: Schema | undefined) => {
    const part = `${side} ${name}`
    const [schemasBefore, schemasAfter] = schemasOf(side)
    // A call without this part of the request accepts any.
    return compareSchemas(
      side,
      { schema: was, schemas: schemasBefore },
      { schema: is, schemas: schemasAfter },
    ).map((change) => ({
      part: [part, change.at].filter(Boolean).join(' '),
      text: textOf(change),
      isBreaking: breaking[side].includes(change.effect),
    }))
  }
  const keys = (was: object, is: object) => [...new Set([...Object.keys(was), ...Object.keys(is)])]
  const [wasAt, isAt] = [before, after].map(({ method, path }) => `${method} ${path}`)
  return [
    ...(wasAt === isAt
      ? []
      : [{ part: '', text: `address: ${wasAt} → ${isAt}`, isBreaking: true }]),
    ...compareAccess(before.access, after.access),
    ...keys(before.request, after.request).flatMap((name) =>
      compare(
        'request',
        name,
        before.request[name] ?? emptyPart(name),
        after.request[name] ?? emptyPart(name),
      ),
    ),
    ...keys(before.answers, after.answers).flatMap((status) => {
      const [was, is] = [before.answers[status], after.answers[status]]
      const part = `answer ${status}`
      if (!was) return [{ part, text: 'new status', isBreaking: false }]
      if (!is) return [{ part, text: 'status gone', isBreaking: true }]
      return compare('answer', status, was, is)
    }),
  ]
}

/** A part of a request that the contract does not declare: a body is not read, the rest may have any fields. */
const emptyPart = (name: string): Schema => (name === 'body' ? {} : { type: 'object' })

/** What differs between two contracts, call by call, and whether it breaks clients. */
export const diffContract = (
  before: ContractDescription,
  after: ContractDescription,
): readonly ContractDifference[] =>
  [...new Set([...Object.keys(before.calls), ...Object.keys(after.calls)])]
    .toSorted()
    .flatMap((call): readonly ContractDifference[] => {
      const [was, is] = [before.calls[call], after.calls[call]]
      if (!was) return [{ call, part: '', text: 'new call', isBreaking: false }]
      if (!is) return [{ call, part: '', text: 'call gone', isBreaking: true }]
      return compareCall(was, is, (side) =>
        side === 'request' ? [before.sent, after.sent] : [before.answered, after.answered],
      ).map((difference) => ({ call, ...difference }))
    })
