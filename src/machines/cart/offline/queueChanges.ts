import {
  type CartCommand,
  insisting,
  type OfflineEdit,
  tried,
  withEdit,
} from '../../../domain/cart/offline/commands.ts'
import { nextIn, type QueueState } from './queueState.ts'

type Keyed = QueueState & { readonly newKey: () => string }

/** The commands while a call tries to do the first one that waits. */
export const afterTry = (state: QueueState): readonly CartCommand[] => {
  const { key } = nextIn(state)
  return state.commands.map((each) => (each.key === key ? tried(each) : each))
}

/** The commands without the one that was sent, unless it was replaced meanwhile. */
export const afterSent = ({ commands, sent }: QueueState): readonly CartCommand[] =>
  commands.filter(({ key }) => key !== sent)

/** The commands with more edits. */
export const afterEdits = (
  { commands, newKey }: Keyed,
  edits: readonly OfflineEdit[],
): readonly CartCommand[] => edits.reduce((all, edit) => withEdit(all, edit, newKey), commands)

/** The commands once the buyer insists on one that is in question. */
export const afterInsisting = (
  { commands, questions, newKey }: Keyed,
  productId: string,
): readonly CartCommand[] => {
  const question = questions.find((each) => each.productId === productId)
  if (!question) return commands
  return commands.map((each) =>
    each.productId === productId ? insisting(each, question.now, newKey()) : each,
  )
}
