import type { AnyStateMachine } from 'xstate'
import { type Chart, chartOf } from '../chart/chart.ts'

/** A statechart as plain JSON, to be compared with the same one at another time. */
export interface ChartDescription {
  readonly chart: Chart
  /** Each named delay in milliseconds; null if it is computed. */
  readonly delays: Readonly<Record<string, number | null>>
}

/** The descriptions of machines by name. */
export type Charts = Readonly<Record<string, ChartDescription>>

const delaysOf = ({ implementations }: AnyStateMachine) =>
  Object.fromEntries(
    Object.entries(implementations.delays).map(([name, delay]) => [
      name,
      typeof delay === 'number' ? delay : null,
    ]),
  )

/** Describes every machine of a registry. Guards and actions are described by their names, not by what they do. */
export const describeCharts = (machines: Readonly<Record<string, AnyStateMachine>>): Charts =>
  Object.fromEntries(
    Object.entries(machines).map(([name, machine]) => [
      name,
      { chart: chartOf(machine), delays: delaysOf(machine) },
    ]),
  )
