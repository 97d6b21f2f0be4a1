import { fileNameOf } from '../save/fileName.ts'
import { type Saved, saveFile } from '../save/saveFile.ts'
import { type Journey, writeJourney } from './journey.ts'

/** `A cart that is ordered` becomes `aCartThatIsOrdered`. */
export const journeyFileName = (title: string): string => fileNameOf(title, 'journey', 8)

/**
 * Saves a journey in `tests/flows/journeys`.
 * @param replaced the name of the one that it replaces
 */
export const saveJourney = async (journey: Journey, replaced?: string): Promise<Saved> => {
  if (journey.title === '')
    return { how: 'refused', message: 'A journey needs a title: describe what it shows.' }
  const name = replaced ?? journeyFileName(journey.title)
  return saveFile('/__lab/journeys', name, writeJourney(journey), replaced !== undefined)
}
