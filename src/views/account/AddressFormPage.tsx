import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate } from 'react-router-dom'
import { countryCode } from '../../domain/account/countries.ts'
import { hasPostcodes } from '../../domain/account/postcode.ts'
import type { FormRef } from '../../machines/account/formMachine.ts'
import forms from '../pages/forms.module.css'
import controls from '../parts/controls.module.css'
import { Field } from '../parts/Field.tsx'
import { FormProblem } from '../parts/FormProblem.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import page from '../parts/page.module.css'
import { CountryField } from './CountryField.tsx'
import { StateField } from './StateField.tsx'
import { useForm } from './useForm.ts'

/** Adding an address, or changing one (specification 2, /add-address). It leads back to the list. */
export function AddressFormPage({ form, isNew }: { form: FormRef; isNew: boolean }) {
  const { t } = useTranslation()
  const { problems, refusal, isSending, isDone, typed, handlers } = useForm(form)
  const text = (name: string) => String(typed[name] ?? '')
  const [opened] = useState({ country: text('country'), state: text('state') })
  if (isDone) return <Navigate to="/add-address" replace />

  const country = text('country')
  const code = countryCode(country)
  const input = (name: string) => ({
    ...{ name, defaultValue: text(name), problem: problems[name] },
  })
  return (
    <div className={forms.medium}>
      <PageHead page={{ kind: 'addresses' }} />
      <div className={page.head}>
        <Link className={controls.textButton} to="/add-address">
          {t('addresses.back')}
        </Link>
        <h1>{t(isNew ? 'addresses.add' : 'addresses.editTitle')}</h1>
      </div>
      <form className={forms.form} {...handlers}>
        <FormProblem refusal={refusal} problems={problems} />
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
          <Field
            {...input('address2')}
            label={t('field.address2Label')}
            autoComplete="address-line2"
          />
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
        <button type="submit" className={controls.button} disabled={isSending}>
          {t(isSending ? 'addresses.saving' : 'addresses.save')}
        </button>
      </form>
    </div>
  )
}
