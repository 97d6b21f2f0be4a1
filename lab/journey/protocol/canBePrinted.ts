import type { RecordedAct, Start } from '../../acts/act.ts'
import type { Journey } from '../journey.ts'

/** A journey that says what a person did, and where that began. */
export interface PrintableJourney extends Journey {
  readonly start: Start
  readonly acts: RecordedAct[]
}

/** Whether a journey has a test protocol: people cannot repeat steps of statecharts. */
export const canBePrinted = (journey: Journey): journey is PrintableJourney =>
  journey.start !== undefined && journey.acts !== undefined

/** Stands where the test protocol of a journey would be. */
export const withoutProtocol =
  'No test protocol: this journey does not hold what the person did. One that is recorded with Record does.'
