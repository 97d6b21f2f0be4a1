import { z } from 'zod'
import { readFileKind } from '../run/fileKind.ts'
import { Journey, PortableJourney } from './journey.ts'

/** A line of the browser's console. */
const Line = z.strictObject({ level: z.string(), text: z.string() })
export type Line = z.infer<typeof Line>

/** What somebody saw when something went wrong, without passwords and tokens. */
export const Report = z.strictObject({
  kind: z.literal('report'),
  /** When it was made, ISO 8601. */
  made: z.string(),
  address: z.string(),
  /** Of the shop. */
  version: z.string(),
  browser: z.string(),
  /** Everything since the load of the page. */
  journey: Journey,
  /** Steps that the lab cannot take. */
  leftOut: z.array(z.string()),
  /** The state and the context of every running actor. */
  actors: z.array(z.strictObject({ name: z.string(), state: z.string(), context: z.json() })),
  /** Calls with their answers, in their order. */
  calls: z.array(z.strictObject({ title: z.string(), body: z.string() })),
  console: z.array(Line),
  /** The page as a PNG; empty if the browser could not draw it. */
  screenshot: z.union([z.literal(''), z.string().regex(/^data:image\/png;base64,/)]),
})
export type Report = z.infer<typeof Report>

/** What a dropped file holds. */
export interface Dropped {
  readonly journey: Journey
  readonly report?: Report
}

/**
 * Reads a file that was dropped onto the lab: a report, or a journey.
 * @throws with a readable message that names the wrong place
 */
export const readDropped = (text: string): Dropped => {
  const { kind, value } = readFileKind(text, 'journey', 'report')
  const read = (kind === 'report' ? Report : PortableJourney).safeParse(value)
  if (!read.success)
    throw new Error(`The file is a ${kind} that cannot be read: ${z.prettifyError(read.error)}`)
  return 'kind' in read.data
    ? { journey: read.data.journey, report: read.data }
    : { journey: read.data }
}
