import type { AskedLine } from '../../../domain/cart/quickOrder/askedLines.ts'
import { lineFrom, type QuickLine } from '../../../domain/cart/quickOrder/orderLine.ts'
import { type AddAttempt, type QuickOrderState, withLines } from './quickOrderState.ts'

/** A list that survives a reload of the tab: what is typed, its lines, and the attempt whose answer did not come. */
export interface KeptList {
  readonly text: string
  readonly lines: readonly QuickLine[]
  readonly attempt: AddAttempt | null
}

/** What to keep of a list; null if it is empty. */
export const listToKeep = ({ text, lines, attempt }: KeptList): KeptList | null =>
  text === '' && lines.length === 0
    ? null
    : { text, lines: lines.map(({ refusal: _, ...line }) => line), attempt }

/** A list of lines that nobody has changed yet. */
export const newList = (lines: readonly AskedLine[]): KeptList => ({
  ...{ text: '', attempt: null },
  lines: lines.map((asked, position) => lineFrom(position + 1, asked)),
})

/** The list as it was. Its codes are resolved again, so that it shows current prices and stock. */
export const withKept = (
  state: QuickOrderState,
  { text, lines, attempt }: KeptList,
): QuickOrderState => ({
  // Without lines, so that each is judged once.
  ...withLines({ ...state, lines }, []),
  ...{ text, attempt, failures: 0 },
  nextKey: Math.max(0, ...lines.map(({ key }) => key)) + 1,
})

/** The kept lines after those that the buyer has entered since. */
export const withKeptAfter = (state: QuickOrderState, { lines }: KeptList): QuickOrderState =>
  withLines(
    state,
    lines.map(({ asked, chosen, quantity, earlier }) => ({
      code: chosen ?? asked.code,
      quantity: quantity === undefined ? asked.quantity : `${quantity}`,
      earlier,
    })),
  )
