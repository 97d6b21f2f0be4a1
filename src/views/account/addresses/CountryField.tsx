import { useMemo } from 'react'
import { countriesIn, countryCode, countryName } from '../../../domain/account/countries.ts'
import type { Sentence } from '../../../machines/parts/shell.ts'
import { SelectField } from '../../parts/fields/SelectField.tsx'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'

/** Picks a country in the reader's language; the form sends its English name. */
export function CountryField({
  country = '',
  problem,
}: {
  /** The initial choice, by its English name or ISO code. */
  country?: string
  problem?: Sentence | undefined
}) {
  const { t, language } = useTranslation()
  const options = useMemo(
    () => countriesIn(language).map(({ name, label }) => ({ value: name, text: label })),
    [language],
  )
  const code = countryCode(country)
  return (
    <SelectField
      label={t('field.countryLabel')}
      name="country"
      autoComplete="country-name"
      required
      options={options}
      defaultValue={code === undefined ? '' : countryName(code)}
      problem={problem}
    />
  )
}
