import type { ShownRow } from '../drive.ts'
import type { SavedAct } from '../schedule.ts'
import { productOf } from '../world/pool.ts'
import { baseOf, type Hands, wanted, wantOnTop, wantRemoved } from './wants.ts'

/** The acts on what is saved for later. */
export const onSaved = (hands: Hands, given: SavedAct): boolean => {
  const { tab } = hands
  const { saved, rows, user } = tab.app()
  if (tab.pages.path() !== '/cart' || !user()) return false
  if (given.do === 'saveRow' || given.do === 'saveLine') {
    const line = rows().filter(({ variant, slug }) =>
      given.do === 'saveRow' ? variant === given.variant : slug === given.slug,
    )
    return save(hands, line)
  }
  const shown = saved
    .rows()
    .filter(({ variant }) => given.do === 'restoreAll' || variant === given.variant)
  if (shown.length === 0 || shown.some(({ variant }) => saved.isMoving(variant))) return false
  if (given.do === 'dropSaved') {
    for (const row of shown) wantPlaced(hands, 'gone', row)
    saved.remove(given.variant)
    return true
  }
  for (const row of shown) {
    wantPlaced(hands, 'cart', row)
    wantOnTop(hands, 'restore', row.variant, row.quantity)
  }
  saved.restore(shown.map(({ variant }) => variant))
  return true
}

const save = (hands: Hands, line: readonly ShownRow[]): boolean => {
  const { saved } = hands.tab.app()
  const pieces = line.map((row) => baseOf(hands, row.variant, row.quantity))
  if (line.length === 0 || pieces.includes(0)) return false
  if (line.some(({ rowId }) => saved.isSaving(rowId))) return false
  for (const [place, row] of line.entries()) {
    wantPlaced(hands, 'saved', { variant: row.variant, quantity: pieces[place] ?? 0 })
    wantRemoved(hands, 'save', row)
  }
  saved.save(line.map(({ rowId }) => rowId))
  return true
}

const wantPlaced = (
  hands: Hands,
  place: 'saved' | 'cart' | 'gone',
  { variant, quantity }: { readonly variant: string; readonly quantity: number },
) => hands.intents.saves.put(variant, { ...wanted(hands, place), variant, place, quantity })

/** The pieces that are saved at the most. */
export const savedAtMost = (variant: string): number => productOf(variant).quantityRule.maximum
