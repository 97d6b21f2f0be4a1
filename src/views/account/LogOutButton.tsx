import { useTranslation } from 'react-i18next'
import controls from '../parts/controls.module.css'
import { useShop } from '../shell/shop.ts'

export function LogOutButton() {
  const { t } = useTranslation()
  const { session } = useShop()
  return (
    <button
      type="button"
      className={controls.quiet}
      onClick={() => session.send({ type: 'logout.requested' })}
    >
      {t('account.logout')}
    </button>
  )
}
