import { describe, expect, test } from 'vitest'
import { type Journey, readJourney, writeJourney } from '../../../lab/journey/journey.ts'
import { readDropped } from '../../../lab/journey/report.ts'
import { readFlow, writeFlow } from '../../../lab/run/flow.ts'
import { loadedCartFlow as flow } from '../../support/flows/loadedCartFlow.ts'

const journey: Journey = {
  title: 'A visit',
  start: { scenario: 'full-cart,slow-network', path: '/', width: 800, height: 600, language: 'en' },
  acts: [],
  steps: [
    {
      step: { kind: 'started', place: '', machine: 'app', input: null },
      ...{ at: 0, expect: { '': 'visitor' } },
    },
  ],
}
const edited = (from: string, to: string) => writeJourney(journey).replace(from, to)

const report = (text: string) =>
  `{"kind":"report","made":"","address":"/","version":"1","browser":"Chromium","journey":${text},"leftOut":[],"actors":[],"calls":[],"console":[],"screenshot":""}`

describe('A journey that was edited by hand', () => {
  test('is read if nothing in it is wrong', () => {
    expect(readJourney(writeJourney(journey))).toEqual(journey)
  })

  test.for([
    {
      what: 'an unknown machine',
      text: edited('"app"', '"kart"'),
      says: /There is no machine "kart"\. The nearest of \d+ are cart, .*\n\s+→ at steps\[0\]\.step\.machine$/,
    },
    {
      what: 'an unknown kind of step',
      text: edited('"started"', '"begun"'),
      says: /A step is of the kind started, stopped, event, answer or delay\n\s+→ at steps\[0\]\.step/,
    },
    {
      what: 'an answer without an end',
      text: edited(
        '{"kind":"started","place":"","machine":"app","input":null}',
        '{"kind":"answer","actor":"loadCart","of":"cart","answer":{"outptu":1}}',
      ),
      says: /An answer has .*\n\s+→ at steps\[0\]\.step\.answer/,
    },
    {
      what: 'an unknown scenario',
      text: edited('full-cart', 'full-kart'),
      says: /There is no scenario "full-kart"\. There are full-cart, .*socket-down.*\n\s+→ at start\.scenario$/,
    },
    ...['xx', 'not a language'].map((language) => ({
      what: `the language ${language}`,
      text: edited('"en"', `"${language}"`),
      says: new RegExp(`There is no language "${language}".*\\n\\s+→ at start\\.language$`),
    })),
  ])('Scenario: $what is named', ({ text, says }) => {
    expect(() => readJourney(text)).toThrow(says)
    expect(() => readDropped(text)).toThrow(says)
  })

  test('Scenario: a report may begin with a scenario that was saved in its browser', () => {
    const read = readDropped(report(edited('full-cart', 'my tray')))
    expect(read.journey.start?.scenario).toBe('my tray,slow-network')
  })
})

describe('A file of another kind', () => {
  const flowSays = 'This is a flow of cart. Open it under Flow in the lab of cart.'

  test('Scenario: a flow is not a journey', () => {
    expect(() => readDropped(writeFlow(flow))).toThrow(flowSays)
    expect(() => readJourney(writeFlow(flow))).toThrow(flowSays)
  })

  test.for([
    [writeJourney(journey), 'This is a journey. Drop it onto Journeys.'],
    [report(writeJourney(journey)), 'This is a report. Drop it onto Journeys.'],
  ])('Scenario: it is not a flow: %s', ([text = '', says]) => {
    expect(() => readFlow(text)).toThrow(says)
  })
})
