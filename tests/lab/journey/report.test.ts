import { expect, test } from 'vitest'
import { readDropped } from '../../../lab/journey/report.ts'

const journey = {
  title: 'A visitor',
  steps: [
    {
      step: { kind: 'started', place: '', machine: 'app', input: null },
      at: 0,
      expect: { '': 'visitor' },
    },
  ],
}
const report = {
  ...{ kind: 'report', made: '2026-11-26T00:00:00.000Z', address: '/cart', version: '1.0.0' },
  ...{ browser: 'Chromium', journey, leftOut: [], actors: [], calls: [], console: [] },
  screenshot: 'data:image/png;base64,AA',
}

test('a dropped journey and a dropped report are told apart', () => {
  expect(readDropped(JSON.stringify(journey))).toEqual({ journey })
  expect(readDropped(JSON.stringify(report))).toEqual({ journey, report })
})

test.each([
  [
    '\uFFFDPNG',
    /^This is not a file of the lab\. Take a journey, as Record or Save saves it, or a report, /,
  ],
  ['', /^The file is empty\. Take a journey, /],
  ['{"steps":', /^The file is broken JSON: Unexpected end of JSON input\. Take a journey, /],
  ['{"title":"No steps"}', /^This is not a file of the lab: it has no steps\. Take a journey, /],
  ['{"kind":"x"}', /^This is not a file of the lab: it has no steps\. Take a journey, /],
  [
    '{"machine":"carts","steps":[]}',
    /^This is a flow\. There is no machine "carts"\. The nearest of /,
  ],
  ['{"steps":[]}', /^The file is a journey that cannot be read: .*title/s],
  [JSON.stringify({ ...report, screenshot: 'https://elsewhere.test/a.png' }), /screenshot/],
  [JSON.stringify({ ...report, browser: 7 }), /browser/],
])('a dropped file %j is refused: %s', (text, problem) => {
  expect(() => readDropped(text)).toThrow(problem)
})
