import { journeyNames, loadJourney } from '../journey/kept.ts'
import { readFlow } from '../run/flow.ts'
import { type MachineName, machineNames } from '../run/names.ts'
import { passedByJourneys } from './passed.ts'
import { type Evidence, type Listed, listedOf, type Tested, testedOf } from './tested.ts'

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

const readEvidence = (): Promise<Evidence> => {
  evidence ??= loadEvidence()
  return evidence
}

/** Which parts of a machine were passed by the kept flows and journeys, the stories and Chromium. */
export const loadTested = async (name: MachineName): Promise<Tested> =>
  testedOf(name, await readEvidence())

/** Which parts of all machines were passed in Chromium and by journeys. */
export const loadListed = async (): Promise<readonly Listed[]> => {
  const known = await readEvidence()
  return machineNames.map((name) => listedOf(name, known))
}
