import { useEffect } from 'react'
import { selectIsSaving } from '../../../machines/cart/saveList.machine.ts'
import { keptNote, provideCartPage } from '../../../services/cart/cartPage.actors.ts'
import { provideSaveList } from '../../../services/cart/lists.actors.ts'
import { CartPage } from '../../../views/cart/CartPage.tsx'
import { useShop } from '../../../views/parts/shop.ts'
import { useComposed } from '../../compose/useComposed.ts'
import { useFinishingPageActor, usePageActor } from '../../compose/usePageActor.ts'
import { useCoupon } from '../orders/useCoupon.ts'

export function Component() {
  const { cart, savedRows } = useShop()
  const { root, services } = useComposed()
  const customerId = services.readUser()?._id ?? ''
  const view = usePageActor(provideCartPage(customerId), {
    cart,
    note: keptNote(services.drafts, customerId),
  })
  useEffect(() => {
    savedRows.send({ type: 'page.opened', userId: customerId })
    return () => savedRows.send({ type: 'page.closed' })
  }, [savedRows, customerId])
  return (
    <CartPage
      view={view}
      saving={useFinishingPageActor(provideSaveList, { shell: root }, selectIsSaving)}
      coupon={useCoupon()}
    />
  )
}
