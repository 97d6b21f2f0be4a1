import { storedOnDevice } from '../../../domain/account/storedOnDevice.ts'
import { localeOf } from '../../../domain/settings/languages.ts'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import account from '../profile/AccountPage.module.css'
import styles from './Privacy.module.css'

const kinds = {
  cookie: 'privacy.cookie',
  device: 'privacy.onDevice',
  tab: 'privacy.inTab',
} as const

/** The shop's cookies and other data in the browser. */
export function StoredList() {
  const { t, language } = useTranslation()
  const { format: days } = new Intl.NumberFormat(localeOf(language), {
    ...{ style: 'unit', unit: 'day', unitDisplay: 'long' },
  })
  return (
    <section className={account.section} aria-labelledby="stored">
      <h2 id="stored">{t('privacy.stored')}</h2>
      <p className={account.lead}>{t('privacy.storedLead')}</p>
      <ul className={styles.stored}>
        {storedOnDevice.map((item) => (
          <li key={item.name}>
            <h3>
              <code dir="ltr">{item.name}</code>
            </h3>
            <p>{t(item.purpose)}</p>
            <p className={account.lead}>
              {t(kinds[item.place])} · {'days' in item ? days(item.days) : t(ends[item.place])} ·{' '}
              {t(item.isNeeded ? 'privacy.needed' : 'privacy.optional')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

const ends = {
  cookie: 'privacy.untilCleared',
  device: 'privacy.untilCleared',
  tab: 'privacy.untilClosed',
} as const
