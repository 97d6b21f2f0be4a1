import { type ReactNode, useState } from 'react'
import type { Saved } from '../../save/saveFile.ts'
import { keep } from '../../views/save/keep.ts'
import { type Journey, writeJourney } from '../journey.ts'
import { journeyFileName, saveJourney } from '../save.ts'
import styles from './KeepJourney.module.css'

const savedText = (saved: Saved): string =>
  saved.how === 'saved'
    ? `Saved as tests/flows/journeys/${saved.name}.json; npm test replays it.`
    : saved.message

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
  const save = async (replaced?: string) => {
    const result = await saveJourney(named, replaced)
    setSaved(result)
    if (result.how === 'saved') onSaved?.()
  }
  return (
    <>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void save()
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
        {saved?.how === 'taken' && (
          <button type="button" onClick={() => void save(saved.name)}>
            Replace it
          </button>
        )}
        <button
          type="button"
          onClick={() =>
            keep(`${journeyFileName(title)}.json`, 'application/json', writeJourney(named))
          }
        >
          Download
        </button>
        {children?.(named)}
      </form>
      <p role="status">{saved && savedText(saved)}</p>
    </>
  )
}
