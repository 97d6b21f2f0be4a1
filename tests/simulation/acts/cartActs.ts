import { decrement, increment, moveUp } from '../../../src/domain/cart/quantity.ts'
import type { ShownRow } from '../drive.ts'
import type { CartAct, PanelAct } from '../schedule.ts'
import { productOf } from '../world/pool.ts'
import { baseOf, type Hands, hasTroubleSince, want, wantRemoved } from './wants.ts'

/** The acts on the cart's own page. */
export const onCartPage = (hands: Hands, given: CartAct): boolean => {
  const { tab, intents } = hands
  if (tab.pages.path() !== '/cart') return false
  const { cart, rows, saved, user } = tab.app()
  // Which of two acts with one row comes first is up to the network, and either order is right.
  const isLeaving = ({ rowId }: ShownRow) => saved.isSaving(rowId)
  if (given.do === 'removeLine') {
    const line = rows().filter(({ slug }) => slug === given.slug)
    if (line.length === 0 || line.some(isLeaving)) return false
    for (const row of line) wantRemoved(hands, 'removeLine', row)
    cart.removeLine(given.slug)
    return true
  }
  const row = rows().find(({ variant }) => variant === given.variant)
  if (!row || isLeaving(row)) return false
  const { rowId, variant, quantity: shown } = row
  const { quantityRule: rule } = productOf(variant)
  const base = baseOf(hands, variant, shown)
  const customer = user()?._id ?? ''
  const before = intents.rows.of(tab.tab, customer, variant)
  const words = tab.words.length
  if (given.do === 'plus') {
    want(hands, 'plus', { variant, quantity: increment(rule, base), base, kind: 'edit' })
    cart.plus(rowId)
  }
  if (given.do === 'minus') {
    if (shown <= rule.minimum) return false
    want(hands, 'minus', { variant, quantity: decrement(rule, base), base, kind: 'edit' })
    cart.minus(rowId)
  }
  if (given.do === 'type') {
    const quantity = given.quantity > 0 ? moveUp(rule, given.quantity) : base
    want(hands, 'type', { variant, quantity, base, kind: 'edit' })
    // The field only reports a value that differs from the shown one.
    if (given.quantity !== shown) cart.type(rowId, given.quantity)
  }
  if (given.do === 'removeRow') {
    // A line with one row has no separate button for it.
    if (rows().filter(({ slug }) => slug === row.slug).length < 2) return false
    wantRemoved(hands, 'removeRow', row)
    cart.removeRow(rowId)
  }
  if (hasTroubleSince(tab, words, 'row')) intents.rows.restore(tab.tab, customer, variant, before)
  return true
}

/** The acts in the cart's side panel, on every page but the cart's own. */
export const inPanel = (hands: Hands, given: PanelAct): boolean => {
  const { tab, intents } = hands
  const { panel, rows, user } = tab.app()
  if (tab.pages.path() === '/cart') return false
  if (given.do === 'openPanel') {
    if (panel.isOpen()) return false
    panel.open()
    return true
  }
  if (!panel.isOpen()) return false
  if (given.do === 'closePanel') panel.close()
  if (given.do === 'panelOrder') {
    if (rows().every(({ slug }) => panel.dropped().includes(slug))) return false
    panel.order()
  }
  if (given.do === 'dropLine') {
    const line = rows().filter(({ slug }) => slug === given.slug)
    if (line.length === 0 || panel.dropped().includes(given.slug)) return false
    for (const row of line) wantRemoved(hands, 'dropLine', row)
    panel.drop(given.slug)
  }
  if (given.do === 'undoDrop') {
    const dropped = panel.dropped().at(-1)
    if (dropped === undefined) return false
    for (const { variant, slug } of rows())
      if (slug === dropped) intents.rows.drop(tab.tab, user()?._id ?? '', variant)
    panel.undo()
  }
  return true
}
