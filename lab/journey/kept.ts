import { type Journey, readJourney, writeJourney } from './journey.ts'

const texts = import.meta.glob<string>('../../tests/flows/journeys/*.json', {
  query: '?raw',
  import: 'default',
})

/** The names of the journeys in `tests/flows/journeys`. */
export const journeyNames: readonly string[] = Object.keys(texts).map(
  (file) => file.split('/').at(-1)?.replace('.json', '') ?? '',
)

/** The titles of the kept journeys by their names. */
export const loadTitles = async (): Promise<ReadonlyMap<string, string>> =>
  new Map(
    await Promise.all(
      journeyNames.map(async (name) => [name, (await loadJourney(name)).title] as const),
    ),
  )

const storageKey = 'alma.journey'

/** Hands a journey over to the lab, which opens in another tab. */
export const handOver = (journey: Journey): void =>
  localStorage.setItem(storageKey, writeJourney(journey))

/** The name of the journey that was handed over. */
export const handedOver = 'recorded'

/** @throws with a readable message */
export const loadJourney = async (name: string): Promise<Journey> => {
  if (name === handedOver) return readJourney(localStorage.getItem(storageKey) ?? '')
  const load = texts[`../../tests/flows/journeys/${name}.json`]
  if (!load) throw new Error(`There is no journey ${name}. There are ${journeyNames.join(', ')}.`)
  return readJourney(await load())
}
