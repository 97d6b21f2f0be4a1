import { z } from 'zod'

/** Which of several equal ones, from 0 in the order of the document; the first if it is missing. */
const nth = z.number().int().positive().optional()

/** An element as a person finds it. */
const Named = z.union([
  z.strictObject({ role: z.string(), name: z.string(), nth }),
  /** A field without a role, such as that of a password, by its label. */
  z.strictObject({ label: z.string(), nth }),
  /** The only thing that it has is its text. */
  z.strictObject({ text: z.string(), nth }),
])
export type Named = z.infer<typeof Named>

/** A place in the window, px, where nothing has a name. */
const Point = z.strictObject({ x: z.number(), y: z.number() })
export type Where = Named | z.infer<typeof Point>
const Where: z.ZodType<Where> = z.union([Named, Point])

/** A fault by hand, as in `lab/inspect/faults.ts`. */
const Fault = z.strictObject({
  kind: z.union([z.string(), z.number()]),
  call: z.string(),
  isOnce: z.boolean(),
})

/** What a person did in the page, to the browser, or to the shop with the tools of development. */
const Act = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('press'), on: Where }),
  z.strictObject({ do: z.literal('hover'), on: Where }),
  z.strictObject({ do: z.literal('type'), on: Named, text: z.string() }),
  /** A password is kept by a name: equal ones have the same. */
  z.strictObject({ do: z.literal('typeSecret'), on: Named, secret: z.string() }),
  z.strictObject({ do: z.literal('choose'), on: Named, option: z.string() }),
  z.strictObject({ do: z.literal('attach'), on: Named, name: z.string(), type: z.string() }),
  /** As in Playwright, such as `Shift+Tab`. */
  z.strictObject({ do: z.literal('key'), key: z.string(), on: Named.optional() }),
  /** How far the page then is scrolled, px. */
  z.strictObject({ do: z.literal('scroll'), y: z.number().int().nonnegative() }),
  z.strictObject({ do: z.literal('open'), path: z.string() }),
  z.strictObject({ do: z.enum(['reload', 'back', 'forward']) }),
  z.strictObject({ do: z.enum(['loseNetwork', 'findNetwork']) }),
  z.strictObject({ do: z.enum(['setFault', 'removeFault']), fault: Fault }),
  z.strictObject({ do: z.enum(['cutLine', 'mendLine']) }),
  /** How far the clock then is ahead, ms. */
  z.strictObject({ do: z.literal('moveClock'), shift: z.number().nonnegative() }),
])
export type Act = z.infer<typeof Act>

export const RecordedAct = z.strictObject({
  act: Act,
  /** When it happened, ms since the recording began. */
  at: z.number().int().nonnegative(),
  /** How many steps of the journey came before it. */
  after: z.number().int().nonnegative(),
})
export type RecordedAct = z.infer<typeof RecordedAct>

/** The acts of a journey by the number of steps before them. */
export const actsByStep = (
  acts: readonly RecordedAct[] = [],
): ReadonlyMap<number, readonly RecordedAct[]> => Map.groupBy(acts, ({ after }) => after)

/** Where the acts begin. */
export const Start = z.strictObject({
  /** The scenarios of the mocks, as in `?scenario=`. */
  scenario: z.string(),
  path: z.string(),
  /** Of the window, px. */
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** Of the browser. */
  language: z.string(),
  /** The cookies with what the person had chosen before, such as another language, by name. */
  choices: z.record(z.string(), z.string()).optional(),
})
export type Start = z.infer<typeof Start>
