import { useState } from 'react'
import { countryCode } from '../../../domain/account/countries.ts'
import { hasPostcodes } from '../../../domain/account/postcode.ts'
import type { Form } from '../../../machines/account/formMachine.ts'
import type { FieldProblems } from '../../../machines/parts/fieldProblems.ts'
import { Field } from '../../parts/fields/Field.tsx'
import forms from '../../parts/forms.module.css'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { CountryField } from './CountryField.tsx'
import { StateField } from './StateField.tsx'

/** The fields of an address; states, postal code and VAT number follow the country. */
export function AddressFields({
  typed,
  problems,
}: {
  /** The typed values by field. */
  typed: Form
  problems: FieldProblems
}) {
  const { t } = useTranslation()
  const text = (name: string) => String(typed[name] ?? '')
  const [opened] = useState({ country: text('country'), state: text('state') })
  const country = text('country')
  const code = countryCode(country)
  const input = (name: string) => ({
    ...{ name, defaultValue: text(name), problem: problems[name] },
  })
  return (
    <div className={forms.pairs}>
      <Field {...input('name')} label={t('field.nameLabel')} autoComplete="name" required />
      <Field
        {...input('companyName')}
        label={t('field.companyLabel')}
        autoComplete="organization"
      />
      <CountryField country={opened.country} problem={problems.country} />
      <StateField
        key={country}
        country={country}
        state={country === opened.country ? opened.state : ''}
        problem={problems.state}
      />
      <Field
        {...input('address')}
        label={t('field.addressLabel')}
        autoComplete="address-line1"
        required
      />
      <Field {...input('address2')} label={t('field.address2Label')} autoComplete="address-line2" />
      <Field
        {...input('city')}
        label={t('field.cityLabel')}
        autoComplete="address-level2"
        required
      />
      <Field
        {...input('pincode')}
        label={t('field.postalLabel')}
        autoComplete="postal-code"
        required
        hint={code === undefined || hasPostcodes(code) ? undefined : t('field.noPostal')}
      />
      <Field
        {...input('phone')}
        label={t('field.phoneLabel')}
        type="tel"
        autoComplete="tel"
        required
      />
      <Field
        {...input('vatNumber')}
        label={t('field.vatLabel')}
        hint={code === 'IN' ? t('field.vatHint') : undefined}
      />
    </div>
  )
}
