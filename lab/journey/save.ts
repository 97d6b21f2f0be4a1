import { type Journey, writeJourney } from './journey.ts'

/** `A cart that is ordered` becomes `aCartThatIsOrdered`. */
export const journeyFileName = (title: string): string => {
  const [first = '', ...rest] = title
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .slice(0, 8)
  return first + rest.map((word) => (word[0]?.toUpperCase() ?? '') + word.slice(1)).join('')
}

/** How the development server answered. */
export type Saved = 'saved' | 'exists' | { readonly problem: string }

/** Saves a journey in `tests/flows/journeys`. @param isReplaced whether another one of this name may be replaced */
export const saveJourney = async (journey: Journey, isReplaced: boolean): Promise<Saved> => {
  const name = journeyFileName(journey.title)
  const response = await fetch(`/__lab/journeys/${name}${isReplaced ? '?replace' : ''}`, {
    method: 'PUT',
    body: writeJourney(journey),
  })
  if (response.ok) return 'saved'
  return response.status === 409 ? 'exists' : { problem: await response.text() }
}
