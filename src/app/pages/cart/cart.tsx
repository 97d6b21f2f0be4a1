import { keptNote, provideCartPage } from '../../../services/cart/cartPage.actors.ts'
import { provideSaveList } from '../../../services/cart/lists.actors.ts'
import { provideSavedRows } from '../../../services/cart/savedRows.actors.ts'
import { CartPage } from '../../../views/cart/CartPage.tsx'
import { useShop } from '../../../views/parts/shop.ts'
import { onReload } from '../../compose/onReload.ts'
import { useComposed } from '../../compose/useComposed.ts'
import { usePageActor } from '../../compose/usePageActor.ts'
import { useCoupon } from '../orders/useCoupon.ts'

export function Component() {
  const { cart } = useShop()
  const { root, services } = useComposed()
  const customerId = services.readUser()?._id ?? ''
  const view = usePageActor(provideCartPage(customerId), {
    cart,
    note: keptNote(services.drafts, customerId),
  })
  return (
    <CartPage
      view={view}
      saved={usePageActor(provideSavedRows(onReload(root, 'ownLists')), { shell: root, cart })}
      saving={usePageActor(provideSaveList, { shell: root })}
      coupon={useCoupon()}
    />
  )
}
