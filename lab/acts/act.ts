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
type Fault = z.infer<typeof Fault>

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
})
export type Start = z.infer<typeof Start>

const nameOf = (where: Where): string => {
  if ('x' in where) return `the place ${where.x}, ${where.y}`
  const more = where.nth === undefined ? '' : ` (number ${where.nth + 1})`
  if ('role' in where) return `${where.role} "${where.name}"${more}`
  return `"${'label' in where ? where.label : where.text}"${more}`
}

const faultText = ({ kind, call, isOnce }: Fault) => `${kind} of ${call}${isOnce ? ', once' : ''}`

/** An act on one line. */
export const actText = (act: Act): string => {
  switch (act.do) {
    case 'press':
    case 'hover':
      return `${act.do} ${nameOf(act.on)}`
    case 'type':
      return `type "${act.text}" into ${nameOf(act.on)}`
    case 'typeSecret':
      return `type the ${act.secret} into ${nameOf(act.on)}`
    case 'choose':
      return `choose "${act.option}" in ${nameOf(act.on)}`
    case 'attach':
      return `attach ${act.name} to ${nameOf(act.on)}`
    case 'key':
      return `press ${act.key}${act.on ? ` in ${nameOf(act.on)}` : ''}`
    case 'scroll':
      return `scroll to ${act.y}`
    case 'open':
      return `open ${act.path}`
    case 'setFault':
      return `set the fault ${faultText(act.fault)}`
    case 'removeFault':
      return `remove the fault ${faultText(act.fault)}`
    case 'moveClock':
      return `move the clock to ${act.shift / 1_000} s ahead`
    default:
      return plainTexts[act.do]
  }
}

const plainTexts = {
  reload: 'load the page again',
  back: 'go back',
  forward: 'go forward',
  loseNetwork: 'go offline',
  findNetwork: 'go online',
  cutLine: 'cut the line of the socket',
  mendLine: 'mend the line of the socket',
} as const
