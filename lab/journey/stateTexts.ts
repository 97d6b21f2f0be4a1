import { valueText } from '../run/valueText.ts'
import type { States } from './journey.ts'

/** A line for each actor: its place and its state. A dash means that it has ended. */
export const stateTexts = (states: States): readonly string[] =>
  Object.entries(states).map(
    ([place, value]) => `${place || 'app'}: ${value === null ? '–' : valueText(value) || '✓'}`,
  )
