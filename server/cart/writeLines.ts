import type { Message } from '../../src/contracts/primitives.ts'
import { addedMessage } from '../../src/domain/cart/cartProblems.ts'
import {
  joinProblems,
  type LinesPlan,
  type LinesWorld,
  planLines,
  type WantedLine,
} from '../../src/domain/cart/planLines.ts'
import { said } from '../../src/domain/shell/said.ts'
import { Refusal } from '../http/problem.ts'
import type { CartRepo, PutRow } from './cart.repo.ts'
import type { StoredRow } from './cartVariant.ts'
import { readLinesWorld } from './linesWorld.ts'

/** The result of a call: the rows of its variants, and the ids of removed rows. */
export interface Done {
  readonly message: Message
  readonly rows: readonly StoredRow[]
  /** The rows of these variants and the removed rows, before the call. */
  readonly before: readonly Pick<StoredRow, 'quantity' | 'variant'>[]
  readonly removed: readonly string[]
}

/** What differs between calls that set quantities. */
export interface Rules {
  /** The name of the id field, for refusals. */
  readonly idField: string
  /** Whether the call may go below a product's minimum. */
  readonly mayUndercut: boolean
  /** @throws Refusal when the call does not allow these variants in the cart */
  readonly check?: (carted: LinesWorld['carted']) => void
}

/** The message after setting many quantities. */
export const sayMany = ({ isOutOfStock }: LinesPlan, isUpdate: boolean): Message =>
  isUpdate ? said('cart.quantityUpdated') : addedMessage(true, isOutOfStock)

/** Checks lines against the rules and writes the changes. */
export const writeLines = async (
  repo: CartRepo,
  lines: readonly WantedLine[],
  rules: Rules,
  say: (plan: LinesPlan, isUpdate: boolean) => Message,
): Promise<Done> => {
  const world = await readLinesWorld(repo, [...new Set(lines.map(({ id }) => id))])
  rules.check?.(world.carted)
  const planned = planLines(lines, world, rules)
  if ('problems' in planned) throw refusalOf(planned.problems)
  const { plan } = planned
  const removed: string[] = []
  // Also rows that keep their quantity: the buyer has seen their prices.
  const kept: PutRow[] = []
  for (const { variant, rowId, quantity: before } of world.found.values()) {
    const quantity = plan.quantities.get(variant.id) ?? before
    if (quantity > 0) kept.push({ variant, quantity })
    else if (rowId !== null) removed.push(rowId)
  }
  await repo.remove(removed)
  const rows = await repo.put(kept)
  const isUpdate = lines.some(({ id, mode }) => mode === 'set' && world.carted.has(id))
  const before = [...world.found.values()].filter(({ rowId }) => rowId !== null)
  return { message: say(plan, isUpdate), rows, before, removed }
}

const refusalOf = (problems: Parameters<typeof joinProblems>[0]): Error => {
  const joined = joinProblems(problems)
  return joined
    ? new Refusal(joined.status, joined.problem)
    : new Error('a cart change was refused without a problem')
}
