import type { CartRef } from '../../machines/cart/cart.machine.ts'
import controls from './controls.module.css'
import { useTranslation } from './hooks/useTranslation.ts'
import { Interlude } from './Interlude.tsx'
import { Link } from './links/Link.tsx'

/** Shown in place of the cart's lines when it could not be loaded (rule N8). */
export function CartFailed({ cart }: { cart: CartRef }) {
  const { t } = useTranslation()
  return (
    <Interlude title={t('cart.failed')}>
      <button
        type="button"
        className={controls.quiet}
        onClick={() => cart.send({ type: 'cart.outdated' })}
      >
        {t('failed.retry')}
      </button>
    </Interlude>
  )
}

/** Shown in place of the cart's lines when there is no cart yet. Guests get a link to the login. */
export function CartEmpty({ isGuest = false }: { isGuest?: boolean }) {
  const { t } = useTranslation()
  return (
    <Interlude title={t('cart.empty')}>
      <p>{t(isGuest ? 'cart.guestText' : 'cart.emptyText')}</p>
      <Link className={controls.button} to={isGuest ? '/login' : '/eshop'}>
        {t(isGuest ? 'login.submit' : 'home.buyer.enter')}
      </Link>
    </Interlude>
  )
}
