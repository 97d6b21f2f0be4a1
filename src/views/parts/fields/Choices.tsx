import { useSelector } from '@xstate/react'
import {
  selectCurrencies,
  selectLanguage,
  selectLanguages,
} from '../../../machines/shell/preferences.machine.ts'
import { useCurrency } from '../hooks/useCurrency.ts'
import { useTranslation } from '../hooks/useTranslation.ts'
import { useShop } from '../shop.ts'
import { Select } from './Select.tsx'

/** The language and the currency of the buyer; with their names if there is space. */
export function Choices({ areNamed = false }: { areNamed?: boolean }) {
  const { t } = useTranslation()
  const { preferences } = useShop()
  const language = useSelector(preferences, selectLanguage)
  const languages = useSelector(preferences, selectLanguages)
  const currency = useCurrency()
  const currencies = useSelector(preferences, selectCurrencies)
  return (
    <>
      <Select
        label={t('shell.language')}
        value={language}
        options={languages.map(({ iso_code, name }) => ({
          value: iso_code,
          text: areNamed ? name : iso_code.toUpperCase(),
        }))}
        onChoose={(code) => preferences.send({ type: 'language.chosen', code })}
      />
      <Select
        label={t('shell.currency')}
        value={currency.code}
        options={currencies.map(({ code, symbol, name }) => ({
          value: code,
          text: areNamed ? `${name} ${symbol}` : `${code} ${symbol}`,
        }))}
        onChoose={(code) => preferences.send({ type: 'currency.chosen', code })}
      />
    </>
  )
}
