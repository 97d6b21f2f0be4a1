import { expect, test } from 'vitest'
import type { RequestState } from '../../../src/contracts/requestStates.ts'
import {
  type AccountStatus,
  nextAccount,
  nextApplication,
  type VerificationEvent,
} from '../../../src/domain/account/verification.life.ts'

const events: readonly VerificationEvent[] = [
  ...(['review.started', 'question.asked', 'answer.given'] as const),
  ...(['application.verified', 'application.refused', 'verification.withdrawn'] as const),
]

/** `event → state` for every event that can happen. */
const ways = (after: (event: VerificationEvent) => string | undefined) =>
  events.flatMap((event) => {
    const next = after(event)
    return next === undefined ? [] : [`${event} → ${next}`]
  })

test.each<[RequestState, string[]]>([
  ['received', ['review.started → inReview', 'question.asked → asked', 'answer.given → received']],
  ['inReview', ['question.asked → asked', 'answer.given → inReview']],
  ['asked', ['review.started → inReview', 'question.asked → asked', 'answer.given → answered']],
  ['answered', ['review.started → inReview', 'question.asked → asked', 'answer.given → answered']],
])('Scenario: an application that is %s can be decided, and goes on', (state, more) => {
  expect(ways((event) => nextApplication(state, event))).toEqual([
    ...more,
    'application.verified → verified',
    'application.refused → refused',
  ])
})

test.each<[RequestState, string[]]>([
  [
    'refused',
    [
      'answer.given → answered',
      'application.verified → verified',
      'verification.withdrawn → inReview',
    ],
  ],
  ['verified', ['application.refused → refused', 'verification.withdrawn → inReview']],
  ['closed', []],
])('Scenario: an application that is %s', (state, expected) => {
  expect(ways((event) => nextApplication(state, event))).toEqual(expected)
})

test.each<[AccountStatus, string[]]>([
  [
    'unverified',
    [
      'question.asked → unverified',
      'application.verified → verified',
      'application.refused → refused',
    ],
  ],
  ['verified', ['application.refused → refused', 'verification.withdrawn → unverified']],
  ['refused', ['application.verified → verified', 'verification.withdrawn → unverified']],
])('Scenario: an account that is %s', (status, expected) => {
  expect(ways((event) => nextAccount(status, event))).toEqual(expected)
})
