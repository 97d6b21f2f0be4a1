import type { JourneyStep } from './journey.ts'

/** A step of a journey on one line. */
export const journeyStepText = (step: JourneyStep): string => {
  if (step.kind === 'started')
    return step.place === '' ? 'the page is loaded' : `${step.place} opens`
  if (step.kind === 'stopped') return `${step.place} closes`
  if (step.kind === 'event') return `${step.event.type} to ${step.to || 'app'}`
  if (step.kind === 'delay') return `a delay of ${step.of || 'app'} ends`
  const outcome = 'failure' in step.answer ? 'fails' : 'answers'
  return `${step.actor} ${outcome} to ${step.of || 'app'}`
}
