import type { FlowValue } from './flow.ts'

/** The ids of the states that are active in a machine at `value`, with the outer ones. */
export const activeStates = (id: string, value: FlowValue | undefined): readonly string[] => {
  if (value === undefined) return [id]
  if (typeof value === 'string') return [id, `${id}.${value}`]
  return [
    id,
    ...Object.entries(value).flatMap(([key, inside]) => activeStates(`${id}.${key}`, inside)),
  ]
}
