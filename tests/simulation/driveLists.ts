import { createActor, waitFor } from 'xstate'
import type { ListSummary } from '../../src/contracts/cart/lists.ts'
import type { ListsRef } from '../../src/machines/cart/lists.machine.ts'
import { selectLists } from '../../src/machines/cart/listsSelectors.ts'
import {
  type SavedRowsRef,
  selectIsMoving,
  selectSavedRows,
} from '../../src/machines/cart/savedRows.machine.ts'
import { selectIsSaving } from '../../src/machines/cart/saveList.machine.ts'
import type { provideLists, provideSaveList } from '../../src/services/cart/lists.actors.ts'

/** The part of `drive.ts` for named lists and for what is saved for later. */

/** What is saved for later. */
export const driveSaved = (ref: SavedRowsRef) => ({
  rows: () =>
    selectSavedRows(ref.getSnapshot()).map(({ productId: variant, quantity }) => ({
      ...{ variant, quantity },
    })),
  /** The rows are known and shown. */
  isRead: () => ref.getSnapshot().matches({ open: { acting: { resting: 'loaded' } } }),
  isSaving: (rowId: string) => selectIsMoving(ref.getSnapshot(), 'save', rowId),
  isMoving: (variant: string) =>
    (['restore', 'remove'] as const).some((kind) =>
      selectIsMoving(ref.getSnapshot(), kind, variant),
    ),
  opened: (userId: string) => ref.send({ type: 'page.opened', userId }),
  closed: () => ref.send({ type: 'page.closed' }),
  save: (rowIds: readonly string[]) => ref.send({ type: 'rows.saved', rowIds }),
  restore: (ids: readonly string[]) => ref.send({ type: 'rows.restored', ids }),
  remove: (id: string) => ref.send({ type: 'row.removed', id }),
})

type Options = Parameters<typeof createActor>[1]

/** The button and the field that save the cart as a list. */
export const driveSaveList = (machine: ReturnType<typeof provideSaveList>, options: Options) => {
  const saving = createActor(machine, options as never)
  saving.start()
  return {
    isBusy: () => selectIsSaving(saving.getSnapshot()),
    /** The name that was typed before, if the shop has not saved the list. */
    typed: () =>
      saving.getSnapshot().matches('naming') ? saving.getSnapshot().context.list?.name : undefined,
    save: (name: string, lines: readonly { id: string; quantity: number }[]) => {
      saving.send({ type: 'saving.asked' })
      saving.send({ type: 'list.named', name, lines })
    },
    /** The page is left: the list that is being saved is saved anyway. */
    stop: () => void waitFor(saving, (now) => !selectIsSaving(now)).then(() => saving.stop()),
  }
}

/** The page of the lists. */
export const driveLists = (machine: ReturnType<typeof provideLists>, options: Options) => {
  const lists: ListsRef = createActor(machine, options as never)
  lists.start()
  return {
    first: () =>
      lists.getSnapshot().matches('idle') ? selectLists(lists.getSnapshot())[0]?._id : undefined,
    give: (id: string) => lists.send({ type: 'lines.requested', id }),
    refresh: (loaded: readonly ListSummary[]) =>
      lists.send({ type: 'lists.loaded', lists: loaded }),
    stop: () => lists.stop(),
  }
}
