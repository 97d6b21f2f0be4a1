import { useEffect, useState } from 'react'
import { machineNames } from '../run/names.ts'
import { loadTested } from './evidence.ts'
import styles from './TestedPage.module.css'
import { TestedTable } from './TestedTable.tsx'
import { partKinds, type Tested } from './tested.ts'

/** Lets the page paint: the figures of one machine take up to two seconds. */
const afterPaint = () => new Promise((resolve) => setTimeout(resolve))

/** The figures of the machines, one after the other. */
const useTested = (): readonly Tested[] => {
  const [known, setKnown] = useState<readonly Tested[]>([])
  useEffect(() => {
    let isLeft = false
    const compute = async () => {
      const all: Tested[] = []
      for (const name of machineNames) {
        await afterPaint()
        if (isLeft) return
        all.push(await loadTested(name))
        setKnown([...all])
      }
    }
    void compute()
    return () => {
      isLeft = true
    }
  }, [])
  return known
}

/** Which states, transitions and guard sides of every machine were passed by what, those that nobody went through first. */
export function TestedPage() {
  const known = useTested()
  if (known.length < machineNames.length)
    return (
      <div className={styles.tested}>
        <p role="status">
          The figures are computed: {known.length} of {machineNames.length} machines …
        </p>
      </div>
    )
  const parts = known.reduce(
    (sum, tested) => sum + partKinds.reduce((all, of) => all + tested.parts[of].length, 0),
    0,
  )
  const untested = known.reduce((sum, one) => sum + one.untested.length, 0)
  return (
    <div className={styles.tested}>
      <p role="status">
        A flow in Chromium or a kept journey goes through{' '}
        <strong>
          {parts - untested} of {parts}
        </strong>{' '}
        states, transitions and guard sides. The other {untested} are listed with the reason.
      </p>
      <TestedTable machines={known} />
    </div>
  )
}
