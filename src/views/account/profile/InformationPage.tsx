import type { Customer } from '../../../contracts/account/customer.ts'
import { countryLabel } from '../../../domain/account/countries.ts'
import controls from '../../parts/controls.module.css'
import styles from '../../parts/forms.module.css'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { Link } from '../../parts/links/Link.tsx'
import { AccountHead, LogOutButton } from './AccountHead.tsx'

/** The account of a verified customer with its verification state (rule P10). */
export function InformationPage({ customer }: { customer: Customer }) {
  const { t, language } = useTranslation()
  const facts = [
    { label: t('field.nameLabel'), value: customer.name },
    { label: t('field.emailLabel'), value: customer.email },
    { label: t('field.companyLabel'), value: customer.companyName },
    { label: t('field.countryLabel'), value: countryLabel(customer.country, language) },
    {
      label: t('field.instagramLabel'),
      value: customer.instagram && `@${customer.instagram}`,
    },
  ].filter(({ value }) => value !== '')
  return (
    <div className={styles.medium}>
      <AccountHead kind="information" customer={customer} />
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
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
        <LogOutButton />
      </p>
    </div>
  )
}
