import { useSelector } from '@xstate/react'
import { useLocation } from 'react-router-dom'
import { selectDropped, selectIsCartOpen } from '../../machines/cart/cartPanel.machine.ts'
import { selectRows } from '../../machines/cart/cartSelectors.ts'
import { useTranslation } from '../parts/hooks/useTranslation.ts'
import { lazyPart } from '../parts/lazyPart.tsx'
import { useShop } from '../parts/shop.ts'
import { SidePanel } from '../shell/panel/SidePanel.tsx'

const CartPanelBody = lazyPart(() => import('./CartPanelBody.tsx'))

/** The cart beside the page, on every page but the cart's own (rule H9). */
export function CartPanel() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const { cart, cartPanel } = useShop()
  const isOpen = useSelector(cartPanel, selectIsCartOpen)
  const dropped = useSelector(cartPanel, selectDropped)
  const rows = useSelector(cart, selectRows)
  const slugs = new Set(rows.map((row) => row.cart.productSlug)).difference(new Set(dropped))
  if (pathname === '/cart') return null
  return (
    <SidePanel
      isOpen={isOpen}
      title={t('cart.titleCount', { count: slugs.size })}
      onClose={() => cartPanel.send({ type: 'panel.closed' })}
    >
      <CartPanelBody />
    </SidePanel>
  )
}
