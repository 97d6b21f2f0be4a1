import { useSelector } from '@xstate/react'
import { selectCurrency, selectLanguage } from '../../../src/machines/shell/preferences.machine.ts'
import { useLook } from '../../views/look/useLook.ts'
import { ViewFrame } from '../../views/ViewFrame.tsx'
import type { JourneyState } from '../session.ts'
import styles from './JourneyPage.module.css'
import { isSample, ShownPage } from './ShownPage.tsx'

/** The page that the shop shows after the current step. */
export function JourneyView({ state: { shown, life } }: { state: JourneyState }) {
  const [look, setLook] = useLook()
  const preferences = shown?.app.getSnapshot().context.preferences
  const language = useSelector(preferences, (now) => now && selectLanguage(now)) ?? look.language
  const currency =
    useSelector(preferences, (now) => now && selectCurrency(now).code) ?? look.currency
  return (
    <>
      {shown && isSample(shown) && (
        <p className={styles.note}>
          The page {shown.path} has no statechart: a sample is shown in its place.
        </p>
      )}
      {!shown && <p className={styles.note}>The page appears with the first step.</p>}
      <ViewFrame
        look={{ ...look, language, currency }}
        onLook={setLook}
        speaks={shown !== undefined}
      >
        {/* Fields keep what was typed, so that other machines need another page. */}
        {shown && <ShownPage key={`${life} ${shown.path}`} {...{ shown, language }} />}
      </ViewFrame>
    </>
  )
}
