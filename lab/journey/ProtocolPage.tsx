import { useState } from 'react'
import { version } from '../../package.json' with { type: 'json' }
import { directionOf } from '../../src/domain/settings/languages.ts'
import { valueText } from '../run/valueText.ts'
import type { Journey, States } from './journey.ts'
import styles from './ProtocolPage.module.css'
import { journeyStepText } from './play.ts'
import { type ProtocolWords, protocolWords } from './protocolWords.ts'

const expectedText = (states: States): readonly string[] =>
  Object.entries(states).map(
    ([place, value]) => `${place || 'app'}: ${value === null ? '–' : valueText(value) || '✓'}`,
  )

/** A journey on paper: its steps, what is expected after each, and room for the result and the tester's initials. */
export function ProtocolPage({ journey: { title, steps } }: { journey: Journey }) {
  const [language, setLanguage] = useState('en')
  const words = protocolWords[language] as ProtocolWords
  return (
    <article className={styles.protocol} lang={language} dir={directionOf(language)}>
      <p className={styles.choice}>
        <label>
          Language{' '}
          <select value={language} onChange={(event) => setLanguage(event.currentTarget.value)}>
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
        {words.protocol}: <bdi>{title}</bdi>
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
            <th scope="col">{words.step}</th>
            <th scope="col">{words.expected}</th>
            <th scope="col">{words.result}</th>
            <th scope="col">{words.initials}</th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ step, expect }, index) => (
            <tr key={index}>
              <td>
                <bdi>{index + 1}.</bdi> <bdi>{journeyStepText(step)}</bdi>
              </td>
              <td>
                {Object.keys(expect).length === 0 && words.unchanged}
                {expectedText(expect).map((text) => (
                  <div key={text}>
                    <bdi>{text}</bdi>
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
