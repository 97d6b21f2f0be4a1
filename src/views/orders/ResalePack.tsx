import { useSelector } from '@xstate/react'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { type FormEvent, useId } from 'react'
import {
  type ResalePackRef,
  selectIsPreparing,
  selectPackProblems,
} from '../../machines/orders/resalePack.machine.ts'
import { selectLanguage, selectLanguages } from '../../machines/shell/preferences.machine.ts'
import controls from '../parts/controls.module.css'
import { CheckField, Field } from '../parts/fields/Field.tsx'
import { useSentence } from '../parts/hooks/useSentence.ts'
import { useTranslation } from '../parts/hooks/useTranslation.ts'
import { useShop } from '../parts/shop.ts'
import styles from './ResalePack.module.css'

/** The form for a resale pack of an order (rule O30). */
export function ResalePack({ actor, number }: { actor: ResalePackRef; number: string }) {
  const { t } = useTranslation()
  const say = useSentence()
  const id = useId()
  const { preferences } = useShop()
  const language = useSelector(preferences, selectLanguage)
  const languages = useSelector(preferences, selectLanguages)
  const problems = useSelector(actor, selectPackProblems)
  const isPreparing = useSelector(actor, selectIsPreparing)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    actor.send({
      type: 'pack.requested',
      languages: form.getAll('languages').map(String),
      factor: String(form.get('factor') ?? ''),
    })
  }
  return (
    <details className={styles.pack}>
      <summary>
        {t('resale.title')}
        <ChevronDown aria-hidden size={18} />
      </summary>
      <form onSubmit={submit} noValidate className={styles.form}>
        <p className={styles.text}>{t('resale.text')}</p>
        <fieldset aria-describedby={problems.languages && `${id}-problem`}>
          <legend>{t('resale.languages')}</legend>
          <div className={styles.languages}>
            {languages.map(({ iso_code, name }) => (
              <CheckField
                key={iso_code}
                label={name}
                name="languages"
                value={iso_code}
                defaultChecked={iso_code === language}
              />
            ))}
          </div>
          {problems.languages && (
            <p id={`${id}-problem`} role="alert" className={styles.problem}>
              {say(problems.languages)}
            </p>
          )}
        </fieldset>
        <Field
          label={t('resale.factor')}
          name="factor"
          inputMode="decimal"
          defaultValue="2.5"
          hint={t('resale.factorHint')}
          problem={problems.factor}
          required
        />
        <button
          type="submit"
          className={controls.quiet}
          aria-disabled={isPreparing}
          aria-label={`${t(isPreparing ? 'resale.preparing' : 'resale.download')} ${number}`}
        >
          {t(isPreparing ? 'resale.preparing' : 'resale.download')}
        </button>
      </form>
    </details>
  )
}
