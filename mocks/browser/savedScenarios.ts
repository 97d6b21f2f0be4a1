import { z } from 'zod'
import { isScenarioName } from '../scenarios/scenarios.ts'

const storageKey = 'alma.mocks.saved'

/** A situation of the mock shop that somebody has saved in this browser. */
const SavedScenario = z.object({
  /** The scenarios that it began with. */
  scenarios: z.array(z.string().refine(isScenarioName)).min(1),
  path: z.string(),
  /** The value of the `userInfo` cookie; null if nobody was logged in. */
  cookie: z
    .object({
      ...{ _id: z.string(), token: z.string(), name: z.string() },
      ...{ email: z.string(), companyName: z.string() },
    })
    .nullable(),
  /** The state of the shop. */
  saved: z.string(),
})
export type SavedScenario = z.infer<typeof SavedScenario>

/** Saved scenarios by name. Those of an older version of the mocks that cannot be read are left out. */
export const savedScenarios = (): ReadonlyMap<string, SavedScenario> => {
  const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}')
  const entries = Object.entries(stored as object).flatMap(([name, value]) => {
    const { data } = SavedScenario.safeParse(value)
    return data ? [[name, data] as const] : []
  })
  return new Map(entries)
}

const store = (all: ReadonlyMap<string, SavedScenario>) =>
  localStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(all)))

/** Whether a name can be written into an address and is not that of a scenario of the mocks. */
export const problemOfName = (name: string): string | undefined => {
  if (!/^[\w-]+$/.test(name)) return 'A name has letters, digits, - and _ only'
  return isScenarioName(name) ? `The mocks have a scenario ${name}: choose another name` : undefined
}

export const saveScenario = (name: string, scenario: SavedScenario): void =>
  store(new Map(savedScenarios()).set(name, scenario))

export const forgetScenario = (name: string): void =>
  store(new Map([...savedScenarios()].filter(([known]) => known !== name)))
