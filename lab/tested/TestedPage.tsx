import { useEffect, useState } from 'react'
import { loadListed, loadTested } from './evidence.ts'
import styles from './TestedPage.module.css'
import { TestedTable } from './TestedTable.tsx'
import { isWhole, type Listed, leastTestedFirst, partKinds, type Tested } from './tested.ts'

/** Lets the page paint: the figures of one machine take up to some seconds. */
const afterPaint = () => new Promise((resolve) => setTimeout(resolve, 50))

/** The figures of all machines: those that are listed, and then those of one machine after the other. */
const useTested = (): readonly (Listed | Tested)[] => {
  const [known, setKnown] = useState<readonly (Listed | Tested)[]>([])
  useEffect(() => {
    let isLeft = false
    const compute = async () => {
      await afterPaint()
      const listed = await loadListed()
      if (isLeft) return
      setKnown(listed)
      for (const { name } of leastTestedFirst(listed)) {
        await afterPaint()
        if (isLeft) return
        const tested = await loadTested(name)
        setKnown((before) => before.map((one) => (one.name === name ? tested : one)))
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
  if (known.length === 0)
    return (
      <div className={styles.tested}>
        <p role="status">The kept journeys are played …</p>
      </div>
    )
  const computed = known.filter(isWhole).length
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
      {computed < known.length && (
        <p>
          What paths and stories pass is computed: {computed} of {known.length} machines …
        </p>
      )}
      <TestedTable machines={known} />
    </div>
  )
}
