import { useEffect, useMemo, useState } from 'react'
import { samplePassword } from '../../../mocks/shop/account/people.ts'
import { directionOf } from '../../../src/domain/settings/languages.ts'
import { fill } from '../../../src/domain/shell/said.ts'
import { actText, startText } from '../../acts/actText.ts'
import type { LanguageCode } from '../../acts/actWords.ts'
import { stateTexts } from '../stateTexts.ts'
import type { PrintableJourney } from './canBePrinted.ts'
import { MixedText } from './MixedText.tsx'
import { Line, ProtocolHead, Verdict } from './ProtocolHead.tsx'
import styles from './ProtocolPage.module.css'
import { hasOwnPasswords, withSayableSecret } from './preconditions.ts'
import { type ProtocolRow, protocolOf } from './protocol.ts'
import { protocolWords } from './protocolWords.ts'

const codes = Object.keys(protocolWords) as LanguageCode[]

/** The name of a language in itself. */
const ownNameOf = (code: string) => new Intl.DisplayNames([code], { type: 'language' }).of(code)

const languageIn = (search: string): LanguageCode => {
  const asked = new URLSearchParams(search).get('language')
  return codes.find((code) => code === asked) ?? 'en'
}

/** The language of the protocol. The address keeps it across reloads. */
const useLanguage = () => {
  const [language, setLanguage] = useState(() => languageIn(window.location.search))
  const choose = (code: string) => {
    const search = `?language=${code}`
    window.history.replaceState(null, '', search)
    setLanguage(languageIn(search))
  }
  return [language, choose] as const
}

/** Browsers propose the title of the document as the name of a PDF. */
const useDocumentTitle = (title: string) =>
  useEffect(() => {
    const before = document.title
    document.title = title
    return () => {
      document.title = before
    }
  }, [title])

const doneText = ({ what }: ProtocolRow, language: LanguageCode): string => {
  const words = protocolWords[language]
  if ('act' in what) return actText(withSayableSecret(what.act, words), language)
  return startText(what.start, language)
}

/** A journey on paper: what is needed, what to do, what is expected after each step, and room for results and remarks. */
export function ProtocolPage({ journey }: { journey: PrintableJourney }) {
  const [language, chooseLanguage] = useLanguage()
  const words = protocolWords[language]
  const rows = useMemo(() => protocolOf(journey), [journey])
  useDocumentTitle(`${words.protocol} – ${journey.title}`)
  return (
    <article className={styles.protocol} lang={language} dir={directionOf(language)}>
      <p className={styles.choice}>
        <label>
          {words.writtenIn}{' '}
          <select value={language} onChange={(event) => chooseLanguage(event.currentTarget.value)}>
            {codes.map((code) => (
              <option key={code} value={code} lang={code}>
                {ownNameOf(code)}
              </option>
            ))}
          </select>
        </label>
        <button type="button" onClick={() => window.print()}>
          {words.print}
        </button>
      </p>
      <h2>
        {words.protocol}: <bdi>{journey.title}</bdi>
      </h2>
      <ProtocolHead {...{ journey, words, language }} />
      <p className={styles.note}>{words.note}</p>
      {hasOwnPasswords(journey) && (
        <p className={styles.note}>
          <MixedText
            text={fill(words.ownPasswords, { demo: samplePassword })}
            language={language}
          />
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll a wide table */}
      <section className={styles.steps} tabIndex={0} aria-label={words.step}>
        <table>
          <thead>
            <tr>
              <th scope="col">#</th>
              <th scope="col">{words.step}</th>
              <th scope="col">{words.expected}</th>
              <th scope="col">{words.result}</th>
              <th scope="col">{words.initials}</th>
              <th scope="col">{words.remarks}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={index}>
                <th scope="row">{index + 1}</th>
                <td>
                  <MixedText text={doneText(row, language)} language={language} />
                </td>
                <td>
                  {Object.keys(row.expected).length === 0 && words.unchanged}
                  {stateTexts(row.expected).map((text) => (
                    <div key={text}>
                      {/* States are English in every language: their lines keep their direction. */}
                      <bdi dir="ltr">{text}</bdi>
                    </div>
                  ))}
                </td>
                <td>
                  <Verdict words={words} />
                </td>
                <td />
                <td />
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <dl className={styles.facts}>
        <div>
          <dt>{words.verdict}</dt>
          <dd>
            <Verdict words={words} />
          </dd>
        </div>
        <Line name={words.signature} />
      </dl>
    </article>
  )
}
