import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import {
  type RegistrationRef,
  selectIsSending,
  selectMailedTo,
  selectProblems,
} from '../../machines/registration.machine.ts'
import { CountryField } from '../account/CountryField.tsx'
import controls from '../parts/controls.module.css'
import { CheckField, Field } from '../parts/Field.tsx'
import { Interlude } from '../parts/Interlude.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { PasswordField } from '../parts/PasswordField.tsx'
import page from '../parts/page.module.css'
import { useFocusOnProblem } from '../parts/useFocusOnProblem.ts'
import styles from './forms.module.css'

const readForm = (form: HTMLFormElement) => {
  const data = new FormData(form)
  const text = (name: string) => String(data.get(name) ?? '')
  return {
    name: text('name'),
    email: text('email'),
    companyName: text('companyName'),
    country: text('country'),
    instagram: text('instagram'),
    password: text('password'),
    confirmPassword: text('confirmPassword'),
    newsletter: data.has('newsletter'),
    checkTermsCondtion: data.has('checkTermsCondtion'),
  }
}

/** Applying for a trade account (specification 5). */
export function RegisterPage({ registration }: { registration: RegistrationRef }) {
  const { t } = useTranslation()
  const problems = useSelector(registration, selectProblems)
  const isSending = useSelector(registration, selectIsSending)
  const mailedTo = useSelector(registration, selectMailedTo)
  const form = useRef<HTMLFormElement>(null)
  useFocusOnProblem(form, problems)

  if (mailedTo !== null)
    return (
      <>
        <PageHead page={{ kind: 'register' }} />
        <Interlude level={1} takesFocus title={t('register.mailSent')}>
          <p>{t('register.mailSentText', { email: mailedTo })}</p>
          <button
            type="button"
            className={controls.quiet}
            onClick={() => registration.send({ type: 'form.reopened' })}
          >
            {t('register.again')}
          </button>
        </Interlude>
      </>
    )

  return (
    <div className={styles.medium}>
      <PageHead page={{ kind: 'register' }} />
      <div className={page.head}>
        <h1>{t('register.title')}</h1>
        <p className={page.lead}>{t('register.lead')}</p>
      </div>
      <form
        ref={form}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          registration.send({ type: 'form.submitted', form: readForm(event.currentTarget) })
        }}
      >
        <div className={styles.pairs}>
          <Field
            label={t('field.nameLabel')}
            name="name"
            autoComplete="name"
            required
            problem={problems.name}
          />
          <Field
            label={t('field.emailLabel')}
            name="email"
            type="email"
            autoComplete="email"
            required
            problem={problems.email}
          />
          <Field
            label={t('field.companyLabel')}
            name="companyName"
            autoComplete="organization"
            required
            problem={problems.companyName}
          />
          <CountryField problem={problems.country} />
          <Field
            label={t('field.instagramLabel')}
            name="instagram"
            placeholder="@"
            problem={problems.instagram}
          />
          <div className={styles.whole} />
          <PasswordField
            label={t('field.passwordLabel')}
            name="password"
            autoComplete="new-password"
            hint={t('field.passwordHint')}
            problem={problems.password}
          />
          <PasswordField
            label={t('field.confirmLabel')}
            name="confirmPassword"
            autoComplete="new-password"
            problem={problems.confirmPassword}
          />
        </div>
        <div>
          <CheckField label={t('register.newsletter')} name="newsletter" />
          <CheckField
            label={t('register.terms')}
            name="checkTermsCondtion"
            problem={problems.checkTermsCondtion}
          />
        </div>
        <button type="submit" className={controls.button} disabled={isSending}>
          {t(isSending ? 'register.sending' : 'register.submit')}
        </button>
      </form>
      <p className={styles.other}>
        {t('register.haveAccount')} <Link to="/login">{t('login.submit')}</Link>
      </p>
    </div>
  )
}
