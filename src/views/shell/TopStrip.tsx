import { useSelector } from '@xstate/react'
import { ShoppingBag, User } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { selectLineCount } from '../../machines/cart.machine.ts'
import {
  selectCurrencies,
  selectCurrency,
  selectLanguage,
  selectLanguages,
} from '../../machines/preferences.machine.ts'
import controls from '../parts/controls.module.css'
import { Select } from '../parts/Select.tsx'
import { useFormats } from '../parts/useFormats.ts'
import { SearchForm } from './SearchForm.tsx'
import { useSettings, useShop, useUser } from './shop.ts'
import styles from './TopStrip.module.css'

/** Announcement, language, currency, search, account and cart (specification 2, shared screens). */
export function TopStrip() {
  const { t } = useTranslation()
  const { text } = useFormats()
  const { cart } = useShop()
  const { header, customization } = useSettings()
  const user = useUser()
  const lines = useSelector(cart, selectLineCount)
  const announcement = text(header.header_text)
  return (
    <header className={styles.strip}>
      <div className={styles.night}>
        <div className={styles.announcement}>
          {announcement && (
            <p className={styles.ticker}>
              <span>{announcement}</span>
            </p>
          )}
        </div>
        <Choices />
      </div>
      <div className={styles.bar}>
        <Link className={styles.name} to="/">
          {customization.shopName}
        </Link>
        <SearchForm />
        <nav className={styles.tools} aria-label={t('shell.tools')}>
          <Link className={styles.tool} to={user ? '/my-account' : '/login'}>
            <User aria-hidden size={21} strokeWidth={1.6} />
            <span className={controls.hidden}>{t('shell.account')}</span>
          </Link>
          <Link className={styles.tool} to="/cart" aria-label={t('cart.button', { count: lines })}>
            <ShoppingBag aria-hidden size={21} strokeWidth={1.6} />
            {lines > 0 && (
              <span aria-hidden className={styles.badge}>
                {lines}
              </span>
            )}
          </Link>
        </nav>
      </div>
    </header>
  )
}

function Choices() {
  const { t } = useTranslation()
  const { preferences } = useShop()
  const language = useSelector(preferences, selectLanguage)
  const languages = useSelector(preferences, selectLanguages)
  const currency = useSelector(preferences, selectCurrency)
  const currencies = useSelector(preferences, selectCurrencies)
  return (
    <div className={styles.choices}>
      <Select
        label={t('shell.language')}
        value={language}
        options={languages.map(({ iso_code }) => ({
          value: iso_code,
          text: iso_code.toUpperCase(),
        }))}
        onChoose={(code) => preferences.send({ type: 'language.chosen', code })}
      />
      <Select
        label={t('shell.currency')}
        value={currency.code}
        options={currencies.map(({ code, symbol }) => ({ value: code, text: `${code} ${symbol}` }))}
        onChoose={(code) => preferences.send({ type: 'currency.chosen', code })}
      />
    </div>
  )
}
