import type { Customer } from '../../../contracts/account/customer.ts'
import type { Device } from '../../../contracts/account/devices.ts'
import type { DevicesRef } from '../../../machines/account/devices.machine.ts'
import type { FormRef } from '../../../machines/account/formMachine.ts'
import controls from '../../parts/controls.module.css'
import forms from '../../parts/forms.module.css'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { Link } from '../../parts/links/Link.tsx'
import { AccountHead, LogOutButton } from './AccountHead.tsx'
import styles from './AccountPage.module.css'
import { DeviceList } from './DeviceList.tsx'
import { EmailForm } from './EmailForm.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { ProfileForm } from './ProfileForm.tsx'

/** The account, for its customer to view and change. */
export function AccountPage({
  customer,
  profile,
  changeEmail,
  changePassword,
  devices,
  ending,
}: {
  customer: Customer
  profile: FormRef
  changeEmail: FormRef
  changePassword: FormRef
  devices: readonly Device[]
  ending: DevicesRef
}) {
  const { t } = useTranslation()
  return (
    <div className={forms.medium}>
      <AccountHead kind="account" customer={customer} />
      <nav className={styles.links} aria-label={t('account.title')}>
        <Link className={controls.quiet} to="/history">
          {t('history.title')}
        </Link>
        <Link className={controls.quiet} to="/lists">
          {t('lists.title')}
        </Link>
        <Link className={controls.quiet} to="/alert">
          {t('messages.title')}
        </Link>
        <Link className={controls.quiet} to="/add-address">
          {t('addresses.title')}
        </Link>
        <Link className={controls.quiet} to="/information">
          {t('information.title')}
        </Link>
        <Link className={controls.quiet} to="/contact-us">
          {t('contact.title')}
        </Link>
        <Link className={controls.quiet} to="/customization">
          {t('customWork.title')}
        </Link>
        <Link className={controls.quiet} to="/ask-returns">
          {t('askReturn.title')}
        </Link>
        <Link className={controls.quiet} to="/gdpr">
          {t('privacy.title')}
        </Link>
      </nav>
      <ProfileForm customer={customer} profile={profile} />
      <EmailForm email={customer.email} changeEmail={changeEmail} />
      <PasswordForm email={customer.email} changePassword={changePassword} />
      <DeviceList devices={devices} actor={ending} />
      <p className={forms.actions}>
        <LogOutButton />
      </p>
    </div>
  )
}
