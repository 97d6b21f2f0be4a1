import type { QueueAct } from '../schedule.ts'
import { type Hands, want } from './wants.ts'

/** The acts on the changes of the cart that were made offline; the first question is answered first. */
export const onQueue = (hands: Hands, given: QueueAct): boolean => {
  const { tab, intents } = hands
  const { queue, isCovered, user } = tab.app()
  if (given.do === 'continueOffline') {
    if (!isCovered()) return false
    queue.continueOffline()
    return true
  }
  const [question] = queue.questions()
  if (!question) return false
  const { variant, now: base, quantity } = question
  if (given.do === 'giveWay') {
    intents.rows.drop(tab.tab, user()?._id ?? '', variant)
    queue.undo(variant)
    return true
  }
  want(hands, 'insist', { variant, quantity, base, kind: quantity === 0 ? 'remove' : 'edit' })
  queue.insist(variant)
  return true
}
