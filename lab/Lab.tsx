import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react'
import { exampleOf } from './examples/index.ts'
import { SpokenContext } from './examples/parts/surroundings.tsx'
import styles from './Lab.module.css'
import { coverageOf, partsOf } from './run/coverage.ts'
import type { LinkedFlow } from './run/flow.ts'
import type { Linked } from './run/link.ts'
import { inRegistry } from './run/lookUp.ts'
import type { MachineName } from './run/names.ts'
import { type Reach, reachInSlices } from './run/paths.ts'
import { createSession, flowOf, frameOf } from './run/session.ts'
import { TestedPanel } from './tested/TestedPanel.tsx'
import type { Tested, TestKind } from './tested/tested.ts'
import { testMarks } from './tested/testMarks.ts'
import { Diagram } from './views/diagram/Diagram.tsx'
import type { Marks } from './views/diagram/marks.ts'
import { FlowPanel } from './views/FlowPanel.tsx'
import { useLook } from './views/look/useLook.ts'
import { Stage } from './views/Stage.tsx'
import { Tabs } from './views/Tabs.tsx'
import { Paths } from './views/timeline/Paths.tsx'
import { Steps } from './views/timeline/Steps.tsx'
import { Timeline } from './views/timeline/Timeline.tsx'
import { Transport } from './views/timeline/Transport.tsx'
import { ViewFrame } from './views/ViewFrame.tsx'

export interface LabProps {
  readonly machine: MachineName
  /** Opens at a step of a flow. */
  readonly flow?: LinkedFlow
  readonly at?: number
  /** Called at every step, so that the address can follow. */
  readonly onStep?: (taken: Linked) => void
  /** Opens a flow of another machine. */
  readonly onOtherMachine?: (other: Linked) => void
  /** Where flows can be saved with PUT. */
  readonly saveTo?: string
}

const useSession = (machine: MachineName, flow: LinkedFlow | undefined, at: number | undefined) => {
  const [{ session, first }] = useState(() => {
    const created = createSession(machine)
    if (flow) created.open(flow, at)
    return { session: created, first: created.getState() }
  })
  return { session, first, state: useSyncExternalStore(session.subscribe, session.getState) }
}

/** The reachable states of the machine; explored after its chart is drawn, which takes longer otherwise. */
const useReach = (machine: MachineName, isDrawn: boolean) => {
  const [reach, setReach] = useState<Reach | null>(null)
  useEffect(() => {
    if (!isDrawn) return
    const ended = new AbortController()
    reachInSlices(machine, ended.signal).then(setReach, (error) => {
      if (!ended.signal.aborted) throw error
    })
    return () => ended.abort()
  }, [machine, isDrawn])
  return reach
}

/**
 * A machine to step through: its chart, its real view bound to the same actor, everything that can happen now, and the
 * history. Needs no router. The component does not support a change of `machine` (give it a `key`).
 */
export function Lab({ machine: name, flow, at, onStep, onOtherMachine, saveTo }: LabProps) {
  const { machine } = useMemo(() => inRegistry(name), [name])
  const { session, first, state } = useSession(name, flow, at)
  const [isDrawn, setDrawn] = useState(false)
  const reach = useReach(name, isDrawn)
  const [isTall, setTall] = useState(false)
  const [look, setLook] = useLook()
  const [tested, setTested] = useState<Tested | null>(null)
  const [shown, setShown] = useState<TestKind | null>(null)
  const now = frameOf(state)

  const coverage = useMemo(
    () => coverageOf(machine, state.frames.slice(0, state.at + 1)),
    [machine, state],
  )
  const marks = useMemo((): Marks => {
    if (tested && shown) return testMarks(tested, shown, now)
    const { states, transitions } = partsOf(machine)
    return {
      active: new Set(now.states),
      taken: new Set(now.transitions),
      visitedStates: coverage.states,
      visitedTransitions: coverage.transitions,
      unreached: new Set(
        reach
          ? [
              ...states.filter((id) => !reach.states.has(id)),
              ...transitions.filter((id) => !reach.transitions.has(id)),
            ]
          : [],
      ),
    }
  }, [machine, now, coverage, reach, tested, shown])

  const followed = useEffectEvent(() => onStep?.({ flow: flowOf(state), at: state.at }))
  useEffect(() => {
    // The address that opened the lab stays until a step is taken, so that a broken link is not lost.
    if (state !== first && state.problem === null) followed()
  }, [state, first])

  return (
    <div className={styles.lab}>
      <div className={styles.grid} data-tall={isTall}>
        <div className={styles.transport}>
          <Transport session={session} state={state} inputs={Object.keys(exampleOf(name).inputs)} />
        </div>
        <div className={styles.steps}>
          <Steps session={session} state={state} />
        </div>
        <div className={styles.chart}>
          <Diagram
            name={name}
            machine={machine}
            marks={marks}
            isTall={isTall}
            onTall={setTall}
            onDrawn={() => setDrawn(true)}
          />
        </div>
        <div className={styles.view}>
          <ViewFrame look={look} onLook={setLook} speaks={exampleOf(name).speaks !== undefined}>
            <SpokenContext value={look}>
              <Stage
                key={`${state.life} ${look.language} ${look.currency}`}
                name={name}
                actor={state.actor}
              />
            </SpokenContext>
          </ViewFrame>
        </div>
        <div className={styles.panel}>
          <Tabs
            label="What happened, paths, tests and flow"
            tabs={{
              Timeline: () => <Timeline session={session} state={state} />,
              Paths: () =>
                reach && (
                  <Paths machine={machine} reach={reach} coverage={coverage} session={session} />
                ),
              Tested: () => (
                <TestedPanel
                  name={name}
                  tested={tested}
                  onTested={setTested}
                  shown={shown}
                  onShown={setShown}
                />
              ),
              Flow: () => (
                <FlowPanel
                  session={session}
                  state={state}
                  opened={flow?.title ?? ''}
                  onOtherMachine={onOtherMachine}
                  saveTo={saveTo}
                />
              ),
            }}
          />
        </div>
      </div>
    </div>
  )
}
