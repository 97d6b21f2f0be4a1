import { type Journey, writeJourney } from './journey.ts'

/** Why a journey is handed over to another tab, and the button that does so. */
const buttons = { recorded: 'Open in the lab', toPrint: 'Test protocol' } as const
type Reason = keyof typeof buttons

/** How many journeys wait at most for the tabs that show them. */
const mostWaiting = 5

const reasonOf = (name: string): Reason | undefined =>
  (Object.keys(buttons) as Reason[]).find((reason) => name.startsWith(`${reason}-`))

/**
 * A name for a journey that is not kept in a file, under which another tab finds it. Later names sort last. No file
 * has such a name, since those have no hyphen.
 */
export const nameToHand = (reason: Reason): string => `${reason}-${Date.now().toString(36)}`

/** Whether a name is that of a journey that was handed over. */
export const isHanded = (name: string): boolean => reasonOf(name) !== undefined

/** Hands a journey over to another tab. One that never opened leaves its journey: the oldest are removed. */
export const handOver = (name: string, journey: Journey): void => {
  const reason = reasonOf(name)
  const others = Object.keys(localStorage).filter((key) => reasonOf(key) === reason && key !== name)
  for (const old of others.toSorted().slice(0, -(mostWaiting - 1))) localStorage.removeItem(old)
  localStorage.setItem(name, writeJourney(journey))
}

/**
 * The text of a journey that was handed over. The tab takes it over, so that a reload finds it and it goes with the tab.
 * @throws with a readable message if the tab has none
 */
export const takeOver = (name: string): string => {
  const handed = localStorage.getItem(name)
  if (handed !== null) {
    sessionStorage.setItem(name, handed)
    localStorage.removeItem(name)
  }
  const text = handed ?? sessionStorage.getItem(name)
  if (text !== null) return text
  const button = buttons[reasonOf(name) ?? 'recorded']
  throw new Error(`This journey is open in another tab only: press ${button} there again.`)
}
