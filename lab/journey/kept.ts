import { isHanded, takeOver } from './handOver.ts'
import { Journey, readJourney } from './journey.ts'
import { type Dropped, readDropped } from './report.ts'

const texts = import.meta.glob<string>('../../tests/flows/journeys/*.json', {
  query: '?raw',
  import: 'default',
})

const nameOf = (file: string): string => file.split('/').at(-1)?.replace('.json', '') ?? ''

/** The names of the journeys in `tests/flows/journeys`. */
export const journeyNames: readonly string[] = Object.keys(texts).map(nameOf)

/** The title at the start of a journey's file. Reading the whole file checks hundreds of steps. */
const titleIn = (text: string): string | undefined => {
  const [, title] = /^\{"title":("(?:[^"\\]|\\.)*")/.exec(text) ?? []
  return title === undefined ? undefined : JSON.parse(title)
}

/** The titles of the kept journeys by their names. A journey whose file begins otherwise has its name for a title. */
export const loadTitles = async (): Promise<ReadonlyMap<string, string>> =>
  new Map(
    await Promise.all(
      Object.entries(texts).map(async ([file, load]) => {
        const name = nameOf(file)
        return [name, titleIn(await load()) ?? name] as const
      }),
    ),
  )

/** The name of the journey, or the report, that was opened from a file. No kept journey has a hyphen in its name. */
export const fromFile = 'opened-file'
const fileKey = 'alma.opened'

/** Keeps the text of an opened file across reloads of the tab, unless it is larger than the browser can keep. */
export const keepFile = (text: string): void => {
  try {
    sessionStorage.setItem(fileKey, text)
  } catch {
    sessionStorage.removeItem(fileKey)
  }
}

/** Whether the tab of a protocol finds the journey by its name, since it is in `tests/flows/journeys`. */
export const isKept = (name: string | undefined): name is string =>
  name !== undefined && journeyNames.includes(name)

/** A journey in `tests/flows/journeys`. @throws with a readable message */
export const loadJourney = async (name: string): Promise<Journey> => {
  const load = texts[`../../tests/flows/journeys/${name}.json`]
  if (!load) throw new Error(`There is no journey ${name}. There are ${journeyNames.join(', ')}.`)
  return readJourney(await load())
}

/**
 * The journey of an address: a kept one, one that another tab handed over, or the one from a file.
 * @throws as above
 */
export const loadNamed = async (name: string): Promise<Dropped> => {
  if (isHanded(name)) return { journey: readJourney(takeOver(name), Journey) }
  if (name !== fromFile) return { journey: await loadJourney(name) }
  const text = sessionStorage.getItem(fileKey)
  if (text === null) throw new Error('This tab has kept no file: drop it here again.')
  return readDropped(text)
}
