import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { CartRef } from '../../machines/cart.machine.ts'
import controls from './controls.module.css'
import { Interlude } from './Interlude.tsx'

/** Where the lines of the cart would stand: it could not be loaded. */
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

/** Where the lines of the cart would stand: there is none yet. A guest's way on is the login. */
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
