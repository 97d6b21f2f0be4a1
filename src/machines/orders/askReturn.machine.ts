import { type NewRequest, NewReturn } from '../../contracts/orders/requests.ts'
import { type Checked, checkBody, createFormMachine, type Form } from '../account/formMachine.ts'
import type { FieldProblems } from '../parts/fieldProblems.ts'
import type { Sentence } from '../parts/shell.ts'

/** The fields of a line: the number of pieces to return, and the maximum. */
export const piecesField = (lineId: string) => `pieces ${lineId}`
export const leftField = (lineId: string) => `left ${lineId}`

interface Typed {
  readonly lineId: string
  readonly quantity: number
  readonly left: number
}

/** The lines whose field is filled in. */
const typedLines = (form: Form): readonly Typed[] =>
  Object.entries(form).flatMap(([name, value]) => {
    const [, lineId] = /^pieces (.+)$/.exec(name) ?? []
    if (lineId === undefined || ['', '0'].includes(String(value).trim())) return []
    return [{ lineId, quantity: Number(value), left: Number(form[leftField(lineId)]) }]
  })

const problemOf = ({ quantity, left }: Typed): Sentence | undefined => {
  if (!Number.isInteger(quantity) || quantity < 1) return { key: 'field.wholeNumber' }
  return quantity > left ? { key: 'field.atMost', values: { most: left } } : undefined
}

const lineProblems = (lines: readonly Typed[]): FieldProblems =>
  lines.length === 0
    ? { lines: { key: 'return.choosePieces' } }
    : Object.fromEntries(
        lines.flatMap((line) => {
          const problem = problemOf(line)
          return problem ? [[piecesField(line.lineId), problem]] : []
        }),
      )

const check = (form: Form): Checked<NewRequest> => {
  const typed = typedLines(form)
  const checked = checkBody(NewReturn, {
    ...{ kind: 'return', orderId: form.orderId, reason: form.reason, text: form.text },
    lines: typed.map(({ lineId, quantity }) => ({ lineId, quantity })),
  })
  const wrong = lineProblems(typed)
  if (checked.kind === 'right')
    return Object.keys(wrong).length === 0 ? checked : { kind: 'wrong', problems: wrong }
  const { lines: _lines, ...problems } = checked.problems
  return { kind: 'wrong', problems: { ...problems, ...(form.orderId ? wrong : {}) } }
}

/** Asking to return pieces of an order (rules T1, T4). */
export const askReturnMachine = createFormMachine<NewRequest>('askReturn', check)
