import { journeyNames, loadJourney } from '../journey/kept.ts'
import { readFlow } from '../run/flow.ts'
import type { MachineName } from '../run/names.ts'
import { passedByJourneys } from './passed.ts'
import { type Evidence, type Tested, testedOf } from './tested.ts'

const flowTexts = import.meta.glob<string>('../../tests/flows/*.json', {
  query: '?raw',
  import: 'default',
})

const lists = import.meta.glob<Evidence['notPassed']>('../../tests/flows/chromium/*.json', {
  import: 'default',
})

const loadList = async (name: string): Promise<Evidence['notPassed']> =>
  (await lists[`../../tests/flows/chromium/${name}.json`]?.()) ?? {}

const loadEvidence = async (): Promise<Evidence> => {
  const texts = await Promise.all(Object.values(flowTexts).map((load) => load()))
  const journeys = await Promise.all(journeyNames.map(loadJourney))
  return {
    flows: texts.map(readFlow),
    journeys: passedByJourneys(journeys),
    notPassed: await loadList('notPassed'),
    sidesNotPassed: await loadList('sidesNotPassed'),
  }
}

let evidence: Promise<Evidence> | undefined

/** Which parts of a machine were passed by the kept flows and journeys, the stories and Chromium. */
export const loadTested = async (name: MachineName): Promise<Tested> => {
  evidence ??= loadEvidence()
  return testedOf(name, await evidence)
}
