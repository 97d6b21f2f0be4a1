import type { ListAct } from '../schedule.ts'
import { type Hands, wanted, wantOnTop } from './wants.ts'

/** The acts on the list of the quick order; an earlier order and a saved list give lines in the same way. */
export const onList = (hands: Hands, given: ListAct): boolean => {
  const { tab } = hands
  const { list, user } = tab.app()
  if (given.do === 'giveList') return giveList(hands)
  if (tab.pages.path() !== '/cart' || !user()) return false
  if (given.do === 'list') {
    list.give(given.variant, given.quantity)
    return true
  }
  if (given.do === 'saveList') return saveList(hands)
  if (!list.canAdd()) return false
  const pieces = new Map<string, number>()
  for (const { variant, quantity } of list.ready())
    pieces.set(variant, (pieces.get(variant) ?? 0) + quantity)
  for (const [variant, quantity] of pieces) wantOnTop(hands, 'addList', variant, quantity)
  list.add()
  return true
}

/** Adds all of the newest list through the quick order. */
const giveList = ({ tab }: Hands): boolean => {
  const { lists } = tab.pages.page()
  const id = lists?.first()
  if (id === undefined) return false
  lists?.give(id)
  return true
}

/** Saves the cart as a list. After a failure the name is still in its field. */
const saveList = (hands: Hands): boolean => {
  const { tab, intents } = hands
  const { saving } = tab.pages.page()
  const lines = tab
    .app()
    .rows()
    .map(({ variant: id, quantity }) => ({ id, quantity }))
  if (!saving || saving.isBusy() || lines.length === 0) return false
  const name = saving.typed() ?? `List ${intents.lists.length + 1}`
  intents.lists.push({ ...wanted(hands, 'saveList'), name, lines })
  saving.save(name, lines)
  return true
}
