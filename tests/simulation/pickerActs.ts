import { isValidQuantity, moveUp } from '../../src/domain/quantity.ts'
import type { Picker } from './drive.ts'
import { productOf } from './pool.ts'
import type { PickerAct } from './schedule.ts'
import type { Tab } from './tab.ts'
import { type Hands, wantAdded } from './wants.ts'

const pickerOf = (tab: Tab): Picker | undefined => tab.quickView() ?? tab.pages.page().picker

/** What is picked and added, in the quick view while that is open, else on the product's page. */
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
  const lines = picker
    .countable()
    .map((variant) => ({ variant, pieces: picker.pieces(variant) }))
    .filter(({ pieces }) => pieces > 0)
  // An impossible quantity is moved, and nothing is added by this press.
  const isAdded = lines.every(({ pieces }) => isValidQuantity(picker.product.quantityRule, pieces))
  if (isAdded) {
    for (const { variant, pieces } of lines) wantAdded(hands, 'add', variant, pieces)
    typed.clear()
  }
  picker.add()
  return lines.length > 0
}
