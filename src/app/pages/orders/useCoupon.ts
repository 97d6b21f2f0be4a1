import { selectCurrency } from '../../../machines/shell/preferences.machine.ts'
import { keptCoupon, provideCoupon } from '../../../services/orders/coupon.actors.ts'
import { useComposed } from '../../compose/useComposed.ts'
import { usePageActor } from '../../compose/usePageActor.ts'

/** The actor of the coupon field; it begins with the coupon that was kept in this tab (rule O13). */
export const useCoupon = () => {
  const { refs, services } = useComposed()
  const customerId = services.readUser()?._id ?? ''
  return usePageActor(provideCoupon(customerId), {
    cart: refs.cart,
    code: keptCoupon(services.drafts, customerId),
    currency: selectCurrency(refs.preferences.getSnapshot()).code,
  })
}
