import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import {
  selectEmail,
  selectIsSubscribing,
  selectProblem,
} from '../../../machines/content/newsletter.machine.ts'
import controls from '../../parts/controls.module.css'
import { useFormats } from '../../parts/hooks/useFormats.ts'
import { useSentence } from '../../parts/hooks/useSentence.ts'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { Picture } from '../../parts/pictures/Picture.tsx'
import { useSettings, useShop } from '../../parts/shop.ts'
import styles from './Footer.module.css'

/** Signing up for the newsletter (rule E2). */
export function NewsletterForm() {
  const { t } = useTranslation()
  const say = useSentence()
  const { text } = useFormats()
  const { newsletter } = useShop()
  const { customization: shop } = useSettings()
  const email = useSelector(newsletter, selectEmail)
  const problem = useSelector(newsletter, selectProblem)
  const isSubscribing = useSelector(newsletter, selectIsSubscribing)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (problem) input.current?.focus()
  }, [problem])
  return (
    <section className={styles.letter} aria-labelledby="footer-letter">
      {shop.footerSection2Img[0] && (
        <span className={styles.stamp}>
          <Picture src={shop.footerSection2Img[0]} alt="" />
        </span>
      )}
      <div className={styles.words}>
        <p className={styles.eyebrow}>{text(shop.footerSection2SubTitle)}</p>
        <h2 id="footer-letter">{text(shop.footerSection2Title) || t('newsletter.title')}</h2>
        <p>{text(shop.footerSection2Desc)}</p>
      </div>
      <form
        className={styles.form}
        method="post"
        action="/newsletter"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          newsletter.send({ type: 'newsletter.submitted' })
        }}
      >
        <label htmlFor="newsletter-email">{t('newsletter.email')}</label>
        <div className={styles.field}>
          <input
            ref={input}
            id="newsletter-email"
            name="email"
            type="email"
            dir="auto"
            autoComplete="email"
            maxLength={254}
            value={email}
            readOnly={isSubscribing}
            aria-invalid={problem !== null}
            aria-describedby={problem ? 'newsletter-problem' : undefined}
            onChange={(event) =>
              newsletter.send({ type: 'email.typed', email: event.target.value })
            }
          />
          <button type="submit" className={controls.button} aria-disabled={isSubscribing}>
            {t('newsletter.submit')}
          </button>
        </div>
        <p id="newsletter-problem" className={styles.problem} role="alert">
          {problem && say(problem)}
        </p>
      </form>
    </section>
  )
}
