import { useState } from 'react'
import { base } from '../address.ts'
import styles from './TestedPage.module.css'
import {
  countPassed,
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

function Shares({ tested, kind }: { tested: Tested; kind: TestKind }) {
  const passed = countPassed(tested, kind)
  return partKinds.map((of, i) => (
    <Share
      key={of}
      some={passed[of]}
      all={tested.parts[of].length}
      className={i === 0 ? styles.first : undefined}
    />
  ))
}

function MachineRows({ tested }: { tested: Tested }) {
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

/** A row for each machine, with the parts that nobody went through on demand. */
export function TestedTable({ machines }: { machines: readonly Tested[] }) {
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
