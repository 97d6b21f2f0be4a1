import { isValidQuantity, moveUp } from '../../../src/domain/cart/quantity.ts'
import type { Picker } from '../drive.ts'
import type { PickerAct } from '../schedule.ts'
import { productOf } from '../world/pool.ts'
import type { Tab } from '../world/tab.ts'
import { baseOf, type Hands, want, wantRemoved } from './wants.ts'

const pickerOf = (tab: Tab): Picker | undefined => tab.quickView() ?? tab.pages.page().picker

/** Picking and adding, in the quick view while that is open, else on the product's page. */
export const inPicker = (hands: Hands, given: PickerAct): boolean => {
  const { tab } = hands
  const picker = pickerOf(tab)
  if (!picker) return false
  const { typed } = picker
  if (given.do === 'pick') {
    if (productOf(given.variant)._id !== picker.product._id) return false
    typed.clear()
    picker.choose(given.variant)
    return true
  }
  if (given.do === 'draft') {
    if (!picker.countable().includes(given.variant)) return false
    if (picker.pieces(given.variant) === given.quantity) return false
    typed.set(given.variant, moveUp(picker.product.quantityRule, given.quantity))
    picker.type(given.variant, given.quantity)
    return true
  }
  if (!picker.canAdd() || picker.countable().length === 0) return false
  const rule = picker.product.quantityRule
  const lines = picker
    .countable()
    .map((variant) => ({ variant, pieces: picker.pieces(variant) }))
    .filter(({ variant, pieces }) => pieces > 0 || shownOf(tab, variant))
  // An invalid quantity is corrected, and this press sends nothing.
  if (lines.every(({ pieces }) => pieces === 0 || isValidQuantity(rule, pieces))) {
    for (const { variant, pieces } of lines) wantSet(hands, variant, pieces)
    typed.clear()
  }
  picker.add()
  return lines.length > 0
}

const shownOf = (tab: Tab, variant: string) =>
  tab
    .app()
    .rows()
    .find((row) => row.variant === variant)

/** The intention for a row after a press that sends the picked pieces: exactly that many. */
const wantSet = (hands: Hands, variant: string, quantity: number) => {
  const row = shownOf(hands.tab, variant)
  if (row && quantity === 0) return wantRemoved(hands, 'add', row)
  const base = baseOf(hands, variant, row?.quantity ?? 0)
  want(hands, 'add', { variant, quantity, base, kind: 'add' })
}
