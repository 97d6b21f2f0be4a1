import { describe, expect, test } from 'vitest'
import { wrap } from '../../lab/chart/measure.ts'
import { createLabClock } from '../../lab/run/clock.ts'
import { changedPaths, treeOf } from '../../lab/run/tree.ts'
import { valueText } from '../../lab/run/valueText.ts'
import { stepText } from '../../lab/run/words.ts'

describe('A context as a tree', () => {
  test('opens objects and lists, and names values that cannot be shown', () => {
    const tree = treeOf({
      rows: [{ id: 1 }],
      shell: { send: () => undefined },
      newKey: () => 'k',
      none: undefined,
    })
    expect(
      tree.children().map(({ name, text, children }) => [name, text, children().length]),
    ).toEqual([
      ['rows', '1 item', 1],
      ['shell', 'the shell around it', 0],
      ['newKey', 'function', 0],
      ['none', 'undefined', 0],
    ])
  })

  test('reports the changes of a step, and new values as a whole', () => {
    const before = { rows: [{ id: 1, pieces: 3 }], edits: [] }
    const after = {
      rows: [
        { id: 1, pieces: 4 },
        { id: 2, pieces: 1 },
      ],
      edits: before.edits,
    }
    expect([...changedPaths(before, after)]).toEqual([
      '',
      'rows',
      'rows.0',
      'rows.0.pieces',
      'rows.1',
    ])
    expect([...changedPaths(before, before)]).toEqual([])
  })
})

describe('Steps and states as text', () => {
  test.each([
    ['closed', 'closed'],
    [{ open: 'idle' }, 'open.idle'],
    [{ left: 'on', right: { deep: 'off' } }, 'left.on + right.deep.off'],
    [{}, ''],
  ])('%j', (value, text) => {
    expect(valueText(value)).toBe(text)
  })

  test.each([
    [null, 'start'],
    [
      { kind: 'event', event: { type: 'line.removed', productSlug: 'grooved-band' }, to: '' },
      'line.removed (the rings)',
    ],
    [{ kind: 'event', event: { type: 'bar.closed' }, to: 'bar' }, 'bar.closed in bar'],
    [{ kind: 'answer', actor: 'loadCart', of: '', answer: { failure: 'down' } }, 'loadCart: fails'],
    [
      { kind: 'delay', event: 'xstate.after.lingers.notificationBar.shown.lingering', of: '' },
      'after lingers',
    ],
  ] as const)('%j', (step, text) => {
    expect(stepText('cart', step)).toBe(text)
  })

  test('long texts break after words, calls and dots', () => {
    expect([wrap('short', 8), wrap('two words', 6), wrap('cart.send(event)', 12)]).toEqual([
      ['short'],
      ['two', 'words'],
      ['cart.send', '(event)'],
    ])
  })
})

describe('The clock of the lab', () => {
  test('is stopped, and advances to the end of the timer that is fired', () => {
    const fired: string[] = []
    const clock = createLabClock(() => 'label')
    const late = clock.setTimeout(() => void fired.push('late'), 300)
    clock.setTimeout(() => void fired.push('soon'), 100)
    const dropped = clock.setTimeout(() => void fired.push('dropped'), 50)
    clock.clearTimeout(dropped)
    expect(clock.timers().map(({ due }) => due)).toEqual([100, 300])
    clock.fire(late)
    clock.setTimeout(() => undefined, 10)
    expect([fired, clock.timers().map(({ due }) => due)]).toEqual([['late'], [100, 310]])
    expect(() => clock.fire(late)).toThrow('no timer 1 is running')
  })
})
