import { type Journey, writeJourney } from './journey.ts'

const start = 'toPrint-'

/** How many journeys wait at most for the tabs of their protocols. */
const mostWaiting = 5

/** A name for a journey that is not kept in a file, under which the tab of its protocol finds it. Later names sort last. */
export const nameToPrint = (): string => `${start}${Date.now().toString(36)}`

export const isToPrint = (name: string): boolean => name.startsWith(start)

/** Hands a journey over to the tab of its protocol. A tab that never opened leaves its journey: the oldest are removed. */
export const handToPrint = (name: string, journey: Journey): void => {
  const others = Object.keys(localStorage).filter((key) => isToPrint(key) && key !== name)
  for (const old of others.toSorted().slice(0, -(mostWaiting - 1))) localStorage.removeItem(old)
  localStorage.setItem(name, writeJourney(journey))
}

/**
 * The text of a journey that was handed over. The tab takes it over, so that a reload finds it and it goes with the tab.
 * @throws with a readable message if the tab has none
 */
export const takeToPrint = (name: string): string => {
  const handed = localStorage.getItem(name)
  if (handed !== null) {
    sessionStorage.setItem(name, handed)
    localStorage.removeItem(name)
  }
  const text = handed ?? sessionStorage.getItem(name)
  if (text === null)
    throw new Error('This journey is open in another tab only: press Test protocol there again.')
  return text
}
