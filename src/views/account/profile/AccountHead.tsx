import type { Customer } from '../../../contracts/account/customer.ts'
import controls from '../../parts/controls.module.css'
import forms from '../../parts/forms.module.css'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { PageHead } from '../../parts/page/PageHead.tsx'
import page from '../../parts/page/page.module.css'
import { useShop } from '../../parts/shop.ts'

/** The name of the account, and whether it is verified. */
export function AccountHead({
  kind,
  customer: { name, companyName, verified },
}: {
  kind: 'account' | 'information'
  customer: Customer
}) {
  const { t } = useTranslation()
  return (
    <>
      <PageHead page={{ kind }} />
      <div className={page.head}>
        <p className={page.eyebrow}>{t(`${kind}.title`)}</p>
        <h1>
          <bdi>{companyName || name}</bdi>
        </h1>
        <p className={forms.state}>{t(verified ? 'account.verified' : 'account.unverified')}</p>
      </div>
    </>
  )
}

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
