import { useEffect } from 'react'
import { base } from '../base.ts'
import type { MachineName } from '../run/names.ts'
import { loadTested } from './evidence.ts'
import styles from './TestedPanel.module.css'
import { countPassed, partKinds, type Tested, type TestKind, testKinds } from './tested.ts'
import { UntestedParts } from './UntestedParts.tsx'
import { kindText, partsText, partText } from './words.ts'

const sharesText = (tested: Tested, kind: TestKind) => {
  const passed = countPassed(tested, kind)
  return partKinds
    .filter((of) => tested.parts[of].length > 0)
    .map((of) => `${passed[of]} of ${tested.parts[of].length} ${partText[of]}`)
    .join(', ')
}

/** Chooses what the chart marks: this session, or what one kind of test passes. */
export function TestedPanel({
  name,
  tested,
  onTested,
  shown,
  onShown,
}: {
  name: MachineName
  /** Null until it is computed. */
  tested: Tested | null
  onTested: (tested: Tested) => void
  /** Null for this session. */
  shown: TestKind | null
  onShown: (shown: TestKind | null) => void
}) {
  useEffect(() => {
    let isLeft = false
    void loadTested(name).then((loaded) => {
      if (!isLeft) onTested(loaded)
    })
    return () => {
      isLeft = true
    }
  }, [name, onTested])
  if (!tested) return <p role="status">The figures are computed …</p>
  const choices: readonly (readonly [TestKind | null, string, string])[] = [
    [null, 'This session', ''],
    ...testKinds.map((kind) => [kind, kindText[kind], sharesText(tested, kind)] as const),
  ]
  return (
    <div className={styles.panel}>
      <fieldset className={styles.choices}>
        <legend>Mark in the chart what was passed</legend>
        {choices.map(([kind, text, shares]) => (
          <label key={text}>
            <input
              type="radio"
              name="marks"
              checked={shown === kind}
              onChange={() => onShown(kind)}
            />
            <span>
              {text} <small>{shares}</small>
            </span>
          </label>
        ))}
      </fieldset>
      {shown !== null && (
        <p>
          What was passed is green; the rest is red, with dashed lines and slanted names. A guard
          has two sides: T stands for an event that it let pass, F for one that it refused.
        </p>
      )}
      <section aria-label="Nobody went through">
        <h2>
          Nobody went through {partsText(tested.untested.length)} in the app (
          <a href={`${base}/tested`}>all machines</a>)
        </h2>
        <UntestedParts name={name} untested={tested.untested} />
      </section>
    </div>
  )
}
