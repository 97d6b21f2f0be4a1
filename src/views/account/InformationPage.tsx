import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Customer } from '../../contracts/customer.ts'
import styles from '../pages/forms.module.css'
import controls from '../parts/controls.module.css'
import { PageHead } from '../parts/PageHead.tsx'
import page from '../parts/page.module.css'
import { useShop } from '../shell/shop.ts'

/** The account of a verified customer with its verification state (decisions, Layout). */
export function InformationPage({ customer }: { customer: Customer }) {
  const { t } = useTranslation()
  const { session } = useShop()
  const facts = [
    { label: t('field.nameLabel'), value: customer.name },
    { label: t('field.emailLabel'), value: customer.email },
    { label: t('field.companyLabel'), value: customer.companyName },
    { label: t('field.countryLabel'), value: customer.country },
    { label: t('field.instagramLabel'), value: customer.instagram && `@${customer.instagram}` },
  ].filter(({ value }) => value !== '')
  return (
    <div className={styles.medium}>
      <PageHead page={{ kind: 'information' }} />
      <div className={page.head}>
        <p className={page.eyebrow}>{t('information.title')}</p>
        <h1>{customer.companyName || customer.name}</h1>
        <p className={styles.state}>
          {t(customer.verified ? 'account.verified' : 'account.unverified')}
        </p>
      </div>
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.actions}>
        <Link className={controls.button} to="/my-account">
          {t('account.change')}
        </Link>
        <Link className={controls.quiet} to="/history">
          {t('history.title')}
        </Link>
        <Link className={controls.quiet} to="/add-address">
          {t('addresses.title')}
        </Link>
        <Link className={controls.quiet} to="/gdpr">
          {t('privacy.title')}
        </Link>
        <button
          type="button"
          className={controls.quiet}
          onClick={() => session.send({ type: 'logout.requested' })}
        >
          {t('account.logout')}
        </button>
      </p>
    </div>
  )
}
