import { version } from '../../version.ts'
import type { PrintableJourney } from './canBePrinted.ts'
import styles from './ProtocolPage.module.css'
import { startAddress, windowText } from './preconditions.ts'
import type { ProtocolWords } from './protocolWords.ts'

/** A pair of boxes to tick. */
export function Verdict({ words }: { words: ProtocolWords }) {
  return [words.passed, words.failed].map((text) => (
    <span key={text} className={styles.box}>
      {text}
    </span>
  ))
}

/** A line to write on. */
export function Line({ name }: { name: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={styles.room} />
    </div>
  )
}

/** What must be so before the first step, and lines for who tests, when and with what. */
export function ProtocolHead({
  journey,
  words,
  language,
}: {
  journey: PrintableJourney
  words: ProtocolWords
  /** Of the protocol. */
  language: string
}) {
  const { start } = journey
  const address = startAddress(journey)
  const facts: readonly (readonly [name: string, value: React.ReactNode])[] = [
    [words.start, <code key="start">npm run dev:mock</code>],
    [
      words.address,
      <a key="address" href={address}>
        {address}
      </a>,
    ],
    [words.window, windowText(start, words)],
    [words.language, new Intl.DisplayNames([language], { type: 'language' }).of(start.language)],
    [words.version, version],
  ]
  return (
    <>
      <h3>{words.before}</h3>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <dl className={styles.facts}>
        {[words.tester, words.date, words.browser].map((name) => (
          <Line key={name} name={name} />
        ))}
      </dl>
    </>
  )
}
