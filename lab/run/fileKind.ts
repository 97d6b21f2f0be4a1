import { errorText } from './errorText.ts'
import { machineNames } from './names.ts'
import { unknownText } from './nearest.ts'

type Kind = 'flow' | 'journey' | 'report'

/** A file of each kind, and what in the lab saves it. */
const saved: Readonly<Record<Kind, string>> = {
  flow: 'a flow, as Flow saves it',
  journey: 'a journey, as Record or Save saves it',
  report: 'a report, as Report saves it',
}

const flowText = (machine: string): string =>
  machineNames.some((known) => known === machine)
    ? `a flow of ${machine}. Open it under Flow in the lab of ${machine}.`
    : `a flow. ${unknownText('machine', machine, machineNames)}`

/** What a file of the lab holds, and where it is opened; undefined for any other. */
const kindOf = (value: unknown): readonly [Kind, text: string] | undefined => {
  if (typeof value !== 'object' || value === null) return undefined
  const { kind, machine } = value as { readonly kind?: unknown; readonly machine?: unknown }
  if (kind === 'report') return ['report', 'a report. Drop it onto Journeys.']
  if (typeof machine === 'string') return ['flow', flowText(machine)]
  if (!('steps' in value)) return undefined
  return ['journey', 'a journey. Drop it onto Journeys.']
}

const parse = (text: string): unknown => {
  if (text.trim() === '') throw new Error('The file is empty.')
  try {
    return JSON.parse(text)
  } catch (error) {
    const isMeant = /^\s*[{[]/.test(text)
    throw new Error(
      isMeant ? `The file is broken JSON: ${errorText(error)}.` : 'This is not a file of the lab.',
    )
  }
}

/** The value of a file of the lab, of any kind. @throws an error that says why it is not one */
const readAny = (text: string) => {
  const value = parse(text)
  const found = kindOf(value)
  if (!found) throw new Error('This is not a file of the lab: it has no steps.')
  return { value, found }
}

/**
 * Reads the JSON of a file of the lab.
 * @throws with a message that says which file would be right, or which page opens a file of none of `kinds`
 */
export const readFileKind = <K extends Kind>(
  text: string,
  ...kinds: readonly K[]
): { readonly kind: K; readonly value: unknown } => {
  let read: ReturnType<typeof readAny>
  try {
    read = readAny(text)
  } catch (error) {
    const right = kinds.map((kind) => saved[kind]).join(', or ')
    throw new Error(`${errorText(error)} Take ${right}.`)
  }
  const [found, what] = read.found
  const kind = kinds.find((asked) => asked === found)
  if (kind === undefined) throw new Error(`This is ${what}`)
  return { kind, value: read.value }
}
