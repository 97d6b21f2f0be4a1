import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import {
  questionsMachine,
  selectIsSearching,
  selectQuery,
} from '../../../src/machines/content/questions.machine.ts'

test('Scenario: questions are searched while there is text, and all are shown again without it', () => {
  const actor = createActor(questionsMachine).start()
  const shown = () => [selectQuery(actor.getSnapshot()), selectIsSearching(actor.getSnapshot())]
  const seen = ['ship', ' ', 'returns ', ''].map((query) => {
    actor.send({ type: 'query.typed', query })
    return shown()
  })
  expect([shown(), seen]).toEqual([
    ['', false],
    [
      ['ship', true],
      [' ', false],
      ['returns ', true],
      ['', false],
    ],
  ])
})

test('Scenario: until something is typed, every question shows', () => {
  const snapshot = createActor(questionsMachine).start().getSnapshot()
  expect([selectQuery(snapshot), selectIsSearching(snapshot)]).toEqual(['', false])
})
