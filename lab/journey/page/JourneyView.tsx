import { exampleOf } from '../../examples/index.ts'
import { RunningContext, SpokenContext } from '../../examples/parts/surroundings.tsx'
import { useLook } from '../../views/look/useLook.ts'
import { hasPage, Stage } from '../../views/Stage.tsx'
import { ViewFrame } from '../../views/ViewFrame.tsx'
import type { JourneyState } from '../session.ts'
import styles from './JourneyPage.module.css'

/** The page that the shop shows after the current step. */
export function JourneyView({ state: { shown, life } }: { state: JourneyState }) {
  const [look, setLook] = useLook()
  // A page without a machine of its own is shown by the app.
  const speaks = shown !== undefined && exampleOf(shown.machine).speaks !== undefined
  const path = shown?.machine === 'app' ? shown.path : undefined
  return (
    <>
      {path !== undefined && !hasPage('app', path) && (
        <p className={styles.note}>
          No statechart belongs to the page {path}: a sample stands in its place.
        </p>
      )}
      {!shown && <p className={styles.note}>The page appears with the first step.</p>}
      <ViewFrame look={look} onLook={setLook} speaks={speaks}>
        {shown && (
          <SpokenContext value={look}>
            <RunningContext value={shown.app.getSnapshot().context}>
              <Stage
                key={[life, shown.actor.sessionId, path, look.language, look.currency].join(' ')}
                name={shown.machine}
                actor={shown.actor}
                {...(path === undefined ? {} : { path })}
              />
            </RunningContext>
          </SpokenContext>
        )}
      </ViewFrame>
    </>
  )
}
