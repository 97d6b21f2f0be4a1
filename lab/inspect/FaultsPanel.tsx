import { useState } from 'react'
import { routesOf } from '../../mocks/contract/routes.ts'
import { contract } from '../../src/contracts/index.ts'
import { type FaultKind, faultKinds } from '../calls/faultKinds.ts'
import { anyCall, type Fault } from './faults.ts'
import type { AppInspector } from './inspector.ts'
import styles from './panels.module.css'

const routes = new Map(routesOf(contract))
const calls = [anyCall, ...routes.keys()]

/** What the shop makes of a status that the contract does not declare for the call; '' otherwise. */
const undeclaredText = (call: string, kind: FaultKind): string => {
  const route = routes.get(call)
  const isStatus = /^\d+$/.test(String(kind))
  return route && isStatus && !Object.hasOwn(route.responses, kind)
    ? `${call} does not declare ${kind}: the shop takes it as a breach of the contract, and tries again where it can.`
    : ''
}

const hourMs = 3_600_000
const moves = { '1 hour': hourMs, '1 day': 24 * hourMs, '30 days': 720 * hourMs } as const

/** What goes wrong now, and a form for more: calls, the socket and the clock. */
export function FaultsPanel({ inspector }: { inspector: AppInspector }) {
  const { faults, line, clock, recording } = inspector
  const cutOrMend = () => {
    recording?.act({ do: line.isCut() ? 'mendLine' : 'cutLine' })
    if (line.isCut()) line.mend()
    else line.cut()
  }
  const moveClock = (shift: number) => {
    recording?.act({ do: 'moveClock', shift })
    clock.setShift(shift)
  }
  return (
    <div className={styles.panel}>
      <section aria-labelledby="faults-calls">
        <h3 id="faults-calls">Calls</h3>
        <NewFault
          onAdd={(fault) => {
            recording?.act({ do: 'setFault', fault })
            faults.add(fault)
          }}
        />
        <ul aria-label="Faults that are set">
          {faults.all().map((fault) => (
            <li key={faults.all().indexOf(fault)}>
              {faultText(fault)}
              <small>{undeclaredText(fault.call, fault.kind)} </small>
              <button
                type="button"
                onClick={() => {
                  recording?.act({ do: 'removeFault', fault })
                  faults.remove(fault)
                }}
              >
                Remove
              </button>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="faults-socket">
        <h3 id="faults-socket">Socket</h3>
        <p>{line.isCut() ? 'The line is cut: no connection can be opened.' : 'The line is up.'}</p>
        <button type="button" onClick={cutOrMend}>
          {line.isCut() ? 'Mend the line' : 'Cut the line'}
        </button>
      </section>
      <section aria-labelledby="faults-clock">
        <h3 id="faults-clock">Clock</h3>
        <p>
          The shop's date is {new Date().toLocaleString('en')}. Moving it ends the delays of
          statecharts that would have ended meanwhile. Timers of the page itself keep their time.
        </p>
        <p className={styles.buttons}>
          {Object.entries(moves).map(([name, ms]) => (
            <button key={name} type="button" onClick={() => moveClock(clock.shift() + ms)}>
              Move by {name}
            </button>
          ))}
          {clock.shift() > 0 && (
            <button type="button" onClick={() => moveClock(0)}>
              Back to now
            </button>
          )}
        </p>
      </section>
    </div>
  )
}

const faultText = ({ call, kind, isOnce }: Fault) =>
  `${isOnce ? 'Once' : 'Always'}: ${call} ${faultKinds[kind]} `

function NewFault({ onAdd }: { onAdd: (fault: Fault) => void }) {
  const [call, setCall] = useState(anyCall)
  const [kind, setKind] = useState<FaultKind>('slow')
  const [isOnce, setOnce] = useState(true)
  return (
    <form
      className={styles.buttons}
      onSubmit={(event) => {
        event.preventDefault()
        onAdd({ call, kind, isOnce })
      }}
    >
      <label>
        Call
        <select value={call} onChange={(event) => setCall(event.currentTarget.value)}>
          {calls.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <label>
        Fault
        <select value={kind} onChange={(event) => setKind(event.currentTarget.value as FaultKind)}>
          {Object.entries(faultKinds).map(([name, text]) => (
            <option key={name} value={name}>
              {text}
            </option>
          ))}
        </select>
      </label>
      <label>
        How often
        <select
          value={String(isOnce)}
          onChange={(event) => setOnce(event.currentTarget.value === 'true')}
        >
          <option value="true">the next call</option>
          <option value="false">every call until it is removed</option>
        </select>
      </label>
      <button type="submit">Set this fault</button>
      <small role="status">{undeclaredText(call, kind)}</small>
    </form>
  )
}
