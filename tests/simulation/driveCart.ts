import type { CartRef } from '../../src/machines/cart/cart.machine.ts'
import {
  type CartPanelRef,
  selectDropped,
  selectIsCartOpen,
} from '../../src/machines/cart/cartPanel.machine.ts'
import type { OfflineQueueRef } from '../../src/machines/cart/offline/offlineQueue.machine.ts'
import type { QuickOrderRef } from '../../src/machines/cart/quickOrder/quickOrder.machine.ts'
import { readyLines } from '../../src/machines/cart/quickOrder/quickOrderState.ts'
import type { ConnectivityRef } from '../../src/machines/shell/connectivity.machine.ts'

/** The part of `drive.ts` for the cart, its panel, its offline queue and the quick order. */

export const driveCart = (cart: CartRef) => ({
  plus: (rowId: string) => cart.send({ type: 'row.incremented', rowId }),
  minus: (rowId: string) => cart.send({ type: 'row.decremented', rowId }),
  type: (rowId: string, quantity: number) => cart.send({ type: 'quantity.typed', rowId, quantity }),
  removeRow: (rowId: string) => cart.send({ type: 'row.removed', rowId }),
  removeLine: (productSlug: string) => cart.send({ type: 'line.removed', productSlug }),
})

export const drivePanel = (panel: CartPanelRef) => ({
  isOpen: () => selectIsCartOpen(panel.getSnapshot()),
  dropped: () => selectDropped(panel.getSnapshot()),
  open: () => panel.send({ type: 'panel.opened' }),
  close: () => panel.send({ type: 'panel.closed' }),
  drop: (productSlug: string) => panel.send({ type: 'line.dropped', productSlug }),
  undo: () => panel.send({ type: 'drop.undone' }),
  order: () => panel.send({ type: 'order.chosen' }),
})

export const driveQueue = (connectivity: ConnectivityRef, queue: OfflineQueueRef) => ({
  continueOffline: () => connectivity.send({ type: 'offline.continued' }),
  /** The changes that wait for an answer, with the wanted pieces and those in the cart. */
  questions: () => {
    const { questions, commands } = queue.getSnapshot().context
    return questions.map(({ productId: variant, now }) => ({
      ...{ variant, now },
      quantity: commands.find(({ productId }) => productId === variant)?.quantity ?? 0,
    }))
  },
  insist: (productId: string) => queue.send({ type: 'command.insisted', productId }),
  undo: (productId: string) => queue.send({ type: 'command.undone', productId }),
})

export const driveQuickOrder = (quickOrder: QuickOrderRef) => ({
  give: (code: string, quantity: number) =>
    quickOrder.send({ type: 'lines.given', lines: [{ code, quantity: String(quantity) }] }),
  /** The lines that would be added now. */
  ready: () =>
    readyLines(quickOrder.getSnapshot().context).map(({ id: variant, quantity }) => ({
      ...{ variant, quantity },
    })),
  canAdd: () => quickOrder.getSnapshot().can({ type: 'lines.submitted' }),
  add: () => quickOrder.send({ type: 'lines.submitted' }),
})
