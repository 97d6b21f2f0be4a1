import type { ListAct } from '../schedule.ts'
import { type Hands, wantOnTop } from './wants.ts'

/** The acts on the list of the quick order; an earlier order and a saved list give lines in the same way. */
export const onList = (hands: Hands, given: ListAct): boolean => {
  const { tab } = hands
  const { list, user } = tab.app()
  if (tab.pages.path() !== '/cart' || !user()) return false
  if (given.do === 'list') {
    list.give(given.variant, given.quantity)
    return true
  }
  if (!list.canAdd()) return false
  const pieces = new Map<string, number>()
  for (const { variant, quantity } of list.ready())
    pieces.set(variant, (pieces.get(variant) ?? 0) + quantity)
  for (const [variant, quantity] of pieces) wantOnTop(hands, 'addList', variant, quantity)
  list.add()
  return true
}
