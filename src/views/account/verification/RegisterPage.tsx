import type { FormRef } from '../../../machines/account/formMachine.ts'
import type { TermsRef } from '../../../machines/content/terms.machine.ts'
import { TermsPanel } from '../../content/TermsPanel.tsx'
import controls from '../../parts/controls.module.css'
import { CheckField, Field } from '../../parts/fields/Field.tsx'
import { FormProblem } from '../../parts/fields/FormProblem.tsx'
import { PasswordField } from '../../parts/fields/PasswordField.tsx'
import styles from '../../parts/forms.module.css'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { Link } from '../../parts/links/Link.tsx'
import { PageHead } from '../../parts/page/PageHead.tsx'
import page from '../../parts/page/page.module.css'
import { CountryField } from '../addresses/CountryField.tsx'
import { FormDone } from '../forms/formParts.tsx'
import { useForm } from '../forms/useForm.ts'

/** Applying for a trade account (rule A1). */
export function RegisterPage({ registration, terms }: { registration: FormRef; terms: TermsRef }) {
  const { t } = useTranslation()
  const { problems, refusal, isSending, isDone, typed, handlers } = useForm(registration)
  const text = (name: string) => String(typed[name] ?? '')
  // Without script, a ticked box is sent as a text.
  const isTicked = (name: string) => Boolean(typed[name])

  if (isDone)
    return (
      <>
        <PageHead page={{ kind: 'register' }} />
        <FormDone
          form={registration}
          level={1}
          title={t('register.mailSent')}
          text={t('register.mailSentText', { email: text('email').trim() })}
          again={t('register.again')}
        />
      </>
    )

  return (
    <div className={styles.medium}>
      <PageHead page={{ kind: 'register' }} />
      <div className={page.head}>
        <h1>{t('register.title')}</h1>
        <p className={page.lead}>{t('register.lead')}</p>
      </div>
      <form className={styles.form} {...handlers}>
        <FormProblem refusal={refusal} problems={problems} />
        <div className={styles.pairs}>
          <Field
            label={t('field.nameLabel')}
            name="name"
            defaultValue={text('name')}
            autoComplete="name"
            required
            problem={problems.name}
          />
          <Field
            label={t('field.emailLabel')}
            name="email"
            defaultValue={text('email')}
            type="email"
            autoComplete="email"
            required
            problem={problems.email}
          />
          <Field
            label={t('field.companyLabel')}
            name="companyName"
            defaultValue={text('companyName')}
            autoComplete="organization"
            required
            problem={problems.companyName}
          />
          <CountryField country={text('country')} problem={problems.country} />
          <Field
            label={t('field.instagramLabel')}
            name="instagram"
            defaultValue={text('instagram')}
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
            hasMeter={false}
            problem={problems.confirmPassword}
          />
        </div>
        <div>
          <CheckField
            label={t('register.newsletter')}
            name="newsletter"
            defaultChecked={isTicked('newsletter')}
          />
          <CheckField
            label={t('register.terms')}
            name="checkTermsCondtion"
            defaultChecked={isTicked('checkTermsCondtion')}
            problem={problems.checkTermsCondtion}
          />
          <div>
            <TermsPanel terms={terms} />
          </div>
        </div>
        <button type="submit" className={controls.button} aria-disabled={isSending}>
          {t(isSending ? 'register.sending' : 'register.submit')}
        </button>
      </form>
      <p className={styles.other}>
        {t('register.haveAccount')} <Link to="/login">{t('login.submit')}</Link>
      </p>
    </div>
  )
}
