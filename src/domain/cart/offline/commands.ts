import type { MultilingualText } from '../../../contracts/primitives.ts'

/** The variant of a command, as the buyer knows it. */
export interface CommandVariant {
  readonly productId: string
  readonly sku: string
  readonly title: MultilingualText
}

/** An edit of the cart that was made offline. */
export interface OfflineEdit extends CommandVariant {
  /** The quantities that the buyer has seen or sent: the cart may have any of them. 0: no row. */
  readonly seen: readonly number[]
  /** The quantity to set; 0 removes the row. */
  readonly quantity: number
  /** A call may have set the quantity already: no answer came. */
  readonly isTried: boolean
  /** The buyer agrees to the row's price: it is sent even if the quantity stays (rule K19). */
  readonly agrees: boolean
}

/** An edit that waits until it can be sent. There is one command for a variant at the most (rule K23). */
export interface CartCommand extends OfflineEdit {
  /** Its Idempotency-Key. */
  readonly key: string
}

/** Quantities by the variant's `productId`; a missing one is 0. */
export type Quantities = Readonly<Record<string, number>>

const isTakenBack = ({ seen: [first], quantity, isTried, agrees }: OfflineEdit): boolean =>
  quantity === first && !isTried && !agrees

/**
 * The commands with one more edit. It takes the place of the variant's earlier command, under a new key. An edit that
 * takes the earlier ones back leaves no command, unless one of them may have been sent.
 */
export const withEdit = (
  commands: readonly CartCommand[],
  edit: OfflineEdit,
  newKey: () => string,
): readonly CartCommand[] => {
  const before = commands.find(({ productId }) => productId === edit.productId)
  const merged: OfflineEdit = before
    ? {
        ...edit,
        seen: [...new Set([...before.seen, ...edit.seen])],
        isTried: before.isTried || edit.isTried,
        agrees: before.agrees || edit.agrees,
      }
    : edit
  if (isTakenBack(merged)) return without(commands, edit.productId)
  const command = { ...merged, key: newKey() }
  return before
    ? commands.map((each) => (each === before ? command : each))
    : [...commands, command]
}

/** The commands without that of one variant. */
export const without = (
  commands: readonly CartCommand[],
  productId: string,
): readonly CartCommand[] => commands.filter((each) => each.productId !== productId)

/** The same command, once a call has tried to do it. */
export const tried = (command: CartCommand): CartCommand => ({
  ...command,
  seen: [...new Set([...command.seen, command.quantity])],
  isTried: true,
})

/** The command as the buyer wants it although the cart has `now` pieces meanwhile. */
export const insisting = (command: CartCommand, now: number, key: string): CartCommand => ({
  ...{ ...command, key, seen: [now], isTried: false },
})

/** Whether someone else has changed the variant since the buyer saw it, and not to what the buyer wants. */
export const isConflict = ({ seen, quantity }: OfflineEdit, now: number): boolean =>
  now !== quantity && !seen.includes(now)
