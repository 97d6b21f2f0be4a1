import type { Customer } from '../../../contracts/account/customer.ts'
import type { FormRef } from '../../../machines/account/formMachine.ts'
import controls from '../../parts/controls.module.css'
import { Field } from '../../parts/fields/Field.tsx'
import { FormProblem } from '../../parts/fields/FormProblem.tsx'
import forms from '../../parts/forms.module.css'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { CountryField } from '../addresses/CountryField.tsx'
import { useForm } from '../forms/useForm.ts'
import styles from './AccountPage.module.css'

/** Name, company, country and Instagram; unsaved input takes precedence over the saved values. */
export function ProfileForm({ customer, profile }: { customer: Customer; profile: FormRef }) {
  const { t } = useTranslation()
  const { problems, refusal, isSending, isDone, typed, handlers } = useForm(profile)
  const field = (name: 'name' | 'companyName' | 'instagram') => ({
    name,
    defaultValue: String(typed[name] ?? customer[name]),
    problem: problems[name],
  })
  return (
    <section className={styles.section} aria-labelledby="profile">
      <h2 id="profile">{t('account.profile')}</h2>
      <form className={forms.form} {...handlers}>
        <FormProblem refusal={refusal} problems={problems} />
        <div className={forms.pairs}>
          <Field label={t('field.nameLabel')} autoComplete="name" required {...field('name')} />
          <Field
            label={t('field.companyLabel')}
            autoComplete="organization"
            required
            {...field('companyName')}
          />
          <CountryField
            country={String(typed.country ?? customer.country)}
            problem={problems.country}
          />
          <Field label={t('field.instagramLabel')} placeholder="@" {...field('instagram')} />
        </div>
        <button type="submit" className={controls.button} aria-disabled={isSending || isDone}>
          {t(isSending ? 'account.saving' : isDone ? 'account.saved' : 'account.save')}
        </button>
      </form>
    </section>
  )
}
