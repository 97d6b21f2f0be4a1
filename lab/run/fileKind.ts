const hasField = (value: object, name: string, type: string) =>
  typeof (value as Readonly<Record<string, unknown>>)[name] === type

/** What a file of the lab holds, and where it is opened. */
const kindOf = (value: unknown) => {
  if (typeof value !== 'object' || value === null) return undefined
  if ('kind' in value) return { kind: 'report', text: 'a report. Drop it onto Journeys' } as const
  if (!('steps' in value)) return undefined
  if (!hasField(value, 'machine', 'string'))
    return { kind: 'journey', text: 'a journey. Drop it onto Journeys' } as const
  const { machine } = value as unknown as { readonly machine: string }
  return {
    kind: 'flow',
    text: `a flow of ${machine}. Open it under Flow in the lab of ${machine}`,
  } as const
}

/**
 * What a file holds; undefined if it is neither a flow, a journey nor a report.
 * @throws with the page that opens the file, if it is none of `kinds`
 */
export const expectKind = (
  value: unknown,
  ...kinds: readonly ('flow' | 'journey' | 'report')[]
): 'flow' | 'journey' | 'report' | undefined => {
  const found = kindOf(value)
  if (found && !kinds.includes(found.kind)) throw new Error(`This is ${found.text}.`)
  return found?.kind
}
