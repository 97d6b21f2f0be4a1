import { useState } from 'react'
import { base } from '../base.ts'
import styles from './TestedPage.module.css'
import {
  countPassed,
  isWhole,
  type Listed,
  leastTestedFirst,
  partKinds,
  type Tested,
  type TestKind,
  testKinds,
} from './tested.ts'
import { UntestedParts } from './UntestedParts.tsx'
import { kindText, partsText, partText } from './words.ts'

function Share({
  some,
  all,
  className,
}: {
  some: number
  all: number
  className?: string | undefined
}) {
  const share = some === all ? 'all' : some === 0 ? 'none' : 'some'
  return (
    <td data-share={all === 0 ? 'some' : share} className={className}>
      {all === 0 ? '–' : `${some} / ${all}`}
    </td>
  )
}

const countOf = (tested: Listed | Tested, kind: TestKind) => {
  if (isWhole(tested)) return countPassed(tested, kind)
  return kind === 'chromium' || kind === 'journeys' ? countPassed(tested, kind) : undefined
}

function Shares({ tested, kind }: { tested: Listed | Tested; kind: TestKind }) {
  const passed = countOf(tested, kind)
  return partKinds.map((of, i) => {
    const className = i === 0 ? styles.first : undefined
    return passed ? (
      <Share key={of} some={passed[of]} all={tested.parts[of].length} className={className} />
    ) : (
      <td key={of} data-share="some" className={className}>
        …
      </td>
    )
  })
}

function MachineRows({ tested }: { tested: Listed | Tested }) {
  const [isOpen, setOpen] = useState(false)
  const { name, untested } = tested
  return (
    <tbody>
      <tr>
        <th scope="row" className={styles.machine}>
          <a href={`${base}/${name}`}>{name}</a>
        </th>
        <td>
          {untested.length === 0 ? (
            'none'
          ) : (
            <button
              type="button"
              aria-expanded={isOpen}
              aria-label={`${partsText(untested.length)} of ${name}`}
              onClick={() => setOpen(!isOpen)}
            >
              {untested.length}
            </button>
          )}
        </td>
        {testKinds.map((kind) => (
          <Shares key={kind} tested={tested} kind={kind} />
        ))}
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={2 + partKinds.length * testKinds.length} className={styles.parts}>
            <UntestedParts name={name} untested={untested} />
          </td>
        </tr>
      )}
    </tbody>
  )
}

/** A row for each machine, with the parts that nobody went through on demand. Figures that are computed later are dots. */
export function TestedTable({ machines }: { machines: readonly (Listed | Tested)[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll a wide table
    <section className={styles.scroll} tabIndex={0} aria-label="Figures of each machine">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" rowSpan={2} className={styles.machine}>
              Machine
            </th>
            <th scope="col" rowSpan={2} className={styles.nobody}>
              Nobody went through
            </th>
            {testKinds.map((kind) => (
              <th key={kind} scope="colgroup" colSpan={partKinds.length} className={styles.first}>
                {kindText[kind]}
              </th>
            ))}
          </tr>
          <tr>
            {testKinds.flatMap((kind) =>
              partKinds.map((of, i) => (
                <th
                  key={`${kind} ${of}`}
                  scope="col"
                  className={`${styles.part} ${i === 0 ? styles.first : ''}`}
                >
                  {partText[of]}
                </th>
              )),
            )}
          </tr>
        </thead>
        {leastTestedFirst(machines).map((tested) => (
          <MachineRows key={tested.name} tested={tested} />
        ))}
      </table>
    </section>
  )
}
