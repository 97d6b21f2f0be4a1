import { useCallback, useContext, useSyncExternalStore } from 'react'
import type { Currency } from '../../../contracts/settings.ts'
import { selectCurrency } from '../../../machines/shell/preferences.machine.ts'
import { RenderedContext } from '../rendered.ts'
import { useShop } from '../shop.ts'

/** The chosen currency. */
export const useCurrency = (): Currency => {
  const { preferences } = useShop()
  const rendered = useContext(RenderedContext)
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = preferences.subscribe(listener)
      return () => subscription.unsubscribe()
    },
    [preferences],
  )
  const current = () => selectCurrency(preferences.getSnapshot())
  return useSyncExternalStore(subscribe, current, () => rendered?.currency ?? current())
}
