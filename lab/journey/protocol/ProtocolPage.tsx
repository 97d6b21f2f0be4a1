import { useMemo, useState } from 'react'
import { version } from '../../../package.json' with { type: 'json' }
import { directionOf } from '../../../src/domain/settings/languages.ts'
import { fill } from '../../../src/domain/shell/said.ts'
import { actText } from '../../acts/actText.ts'
import type { LanguageCode } from '../../acts/actWords.ts'
import type { Journey } from '../journey.ts'
import { stateTexts } from '../stateTexts.ts'
import { journeyStepText } from '../stepText.ts'
import styles from './ProtocolPage.module.css'
import { type ProtocolRow, protocolOf } from './protocol.ts'
import { protocolWords } from './protocolWords.ts'

const doneText = ({ what }: ProtocolRow, language: LanguageCode): string => {
  if ('act' in what) return actText(what.act, language)
  return 'step' in what ? journeyStepText(what.step) : fill(protocolWords[language].begin, what)
}

/** A journey on paper: what to do, what is expected after each, and room for the result and the tester's initials. */
export function ProtocolPage({ journey }: { journey: Journey }) {
  const [language, setLanguage] = useState<LanguageCode>('en')
  const words = protocolWords[language]
  const rows = useMemo(() => protocolOf(journey), [journey])
  return (
    <article className={styles.protocol} lang={language} dir={directionOf(language)}>
      <p className={styles.choice}>
        <label>
          Language{' '}
          <select
            value={language}
            onChange={(event) => setLanguage(event.currentTarget.value as LanguageCode)}
          >
            {Object.keys(protocolWords).map((code) => (
              <option key={code}>{code}</option>
            ))}
          </select>
        </label>
        <button type="button" onClick={() => window.print()}>
          Print
        </button>
      </p>
      <h2>
        {words.protocol}: <bdi>{journey.title}</bdi>
      </h2>
      <dl className={styles.facts}>
        {[words.tester, words.date].map((name) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={styles.room} />
          </div>
        ))}
        <div>
          <dt>{words.version}</dt>
          <dd>{version}</dd>
        </div>
      </dl>
      <table>
        <thead>
          <tr>
            <th scope="col">#</th>
            <th scope="col">{words.step}</th>
            <th scope="col">{words.expected}</th>
            <th scope="col">{words.result}</th>
            <th scope="col">{words.initials}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              <th scope="row">{index + 1}</th>
              <td>{doneText(row, language)}</td>
              <td>
                {Object.keys(row.expected).length === 0 && words.unchanged}
                {stateTexts(row.expected).map((text) => (
                  <div key={text} dir="ltr">
                    {text}
                  </div>
                ))}
              </td>
              <td />
              <td />
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  )
}
