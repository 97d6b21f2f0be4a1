import { type ReactNode, useState } from 'react'
import { keep } from '../../views/save/keep.ts'
import { type Journey, writeJourney } from '../journey.ts'
import { journeyFileName, type Saved, saveJourney } from '../save.ts'
import styles from './KeepJourney.module.css'

const savedText = (saved: Saved | undefined, name: string) => {
  if (saved === undefined) return ''
  if (saved === 'saved') return `Saved as tests/flows/journeys/${name}.json; npm test replays it.`
  if (saved === 'exists') return `There is another journey with the name ${name}.`
  return saved.problem
}

/**
 * Names a journey, and saves it where `npm test` replays it, or as a file.
 * @param onTitle is called with the title as it is typed
 * @param onSaved is called when it is among the tests
 * @param children more to do with the named journey
 */
export function KeepJourney({
  journey,
  onTitle,
  onSaved,
  children,
}: {
  journey: Journey
  onTitle: (title: string) => void
  onSaved?: () => void
  children?: (named: Journey) => ReactNode
}) {
  const { title } = journey
  const [saved, setSaved] = useState<Saved>()
  const named = { ...journey, title: title.trim() }
  const name = journeyFileName(title)
  const save = async (isReplaced: boolean) => {
    const result = await saveJourney(named, isReplaced)
    setSaved(result)
    if (result === 'saved') onSaved?.()
  }
  return (
    <>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void save(false)
        }}
      >
        <label>
          What this journey shows
          <input
            required
            value={title}
            placeholder="A chain is picked, put into the cart and ordered"
            onChange={(event) => {
              setSaved(undefined)
              onTitle(event.currentTarget.value)
            }}
          />
        </label>
        <button type="submit">Save to tests/flows/journeys</button>
        {saved === 'exists' && (
          <button type="button" onClick={() => void save(true)}>
            Replace it
          </button>
        )}
        <button
          type="button"
          onClick={() => keep(`${name || 'journey'}.json`, 'application/json', writeJourney(named))}
        >
          Download
        </button>
        {children?.(named)}
      </form>
      <p role="status">{savedText(saved, name)}</p>
    </>
  )
}
