import { z } from 'zod'
import { RecordedAct, Start } from '../acts/act.ts'
import { scenarioNames } from '../acts/scenarioNames.ts'
import { readFileKind } from '../run/fileKind.ts'
import { FlowStep, FlowValue, Machine } from '../run/flow.ts'
import { unknownText } from '../run/nearest.ts'

/** The place of an actor in a journey: '' is the app, `cart` a machine below it, `checkout:1` that of a page. */
const Place = z.string()

const Started = z.strictObject({
  kind: z.literal('started'),
  /** A new document starts the app; everything from before has ended then. */
  place: Place,
  machine: Machine,
  /** Its input: JSON, with `{ "actor": place }` for an actor and `{ "effect": name }` for a function. */
  input: z.json(),
})
/** A page has been left, and its machine stops. */
const Stopped = z.strictObject({ kind: z.literal('stopped'), place: Place })

/** What comes from outside of the statecharts: a page opens or closes, or a step as in a flow. */
export const JourneyStep = z.discriminatedUnion('kind', [Started, Stopped, FlowStep], {
  error: 'A step is of the kind started, stopped, event, answer or delay',
})
export type JourneyStep = z.infer<typeof JourneyStep>

/** The states of actors by their places; null has ended. */
const States = z.record(Place, FlowValue.nullable())
export type States = z.infer<typeof States>

const RecordedStep = z.strictObject({
  step: JourneyStep,
  /** When it happened, ms since the first step. */
  at: z.number().int().nonnegative(),
  /** What it changed. */
  expect: States,
})
export type RecordedStep = z.infer<typeof RecordedStep>

/** What happened in the whole app, from the load of a page on. */
export const Journey = z.strictObject({
  /** What the journey shows, in a sentence. */
  title: z.string(),
  /** What the person did, and where that began; a journey without acts is replayed on the statecharts alone. */
  start: Start.optional(),
  acts: z.array(RecordedAct).optional(),
  steps: z.array(RecordedStep).min(1),
})
export type Journey = z.infer<typeof Journey>

const inLines = (items: readonly unknown[]): string =>
  `[\n${items.map((item) => JSON.stringify(item)).join(',\n')}\n]`

/** One step and one act on a line, so that a change of a journey can be read. */
export const writeJourney = ({ title, start, acts, steps }: Journey): string => {
  const head = `{"title":${JSON.stringify(title)}`
  const done = start && acts ? `,"start":${JSON.stringify(start)},"acts":${inLines(acts)}` : ''
  return `${head}${done},"steps":${inLines(steps)}}\n`
}

const known: readonly string[] = scenarioNames

const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

const isLanguage = (code: string): boolean => {
  try {
    return languages.of(code) !== undefined
  } catch {
    return false
  }
}

/** A journey that any browser can begin: a saved scenario is known in its own browser only. */
export const PortableJourney = Journey.superRefine(({ start }, context) => {
  if (!start) return
  const complain = (part: keyof Start, message: string) =>
    context.addIssue({ code: 'custom', path: ['start', part], message })
  for (const part of start.scenario.split(',')) {
    const name = part.trim()
    if (!known.includes(name)) complain('scenario', unknownText('scenario', name, known))
  }
  if (!isLanguage(start.language))
    complain('language', `There is no language "${start.language}", as in "en" or "it-CH"`)
})

/**
 * Reads a journey.
 * @param schema of one that may begin with a saved scenario, {@link Journey}
 * @throws with a readable message that names the wrong place
 */
export const readJourney = (text: string, schema: typeof Journey = PortableJourney): Journey => {
  const { value } = readFileKind(text, 'journey')
  const { data, error } = schema.safeParse(value)
  if (data) return data
  throw new Error(`This is not a journey: ${z.prettifyError(error)}`)
}
