import { afterEach, beforeAll, expect, test } from 'vitest'
import { watchFocus } from '../../../src/views/parts/focus/watchFocus.ts'

beforeAll(watchFocus)
afterEach(() => document.body.replaceChildren())

const show = (html: string) => {
  document.body.innerHTML = `<main id="content" tabindex="-1">${html}</main>`
}
const get = (id: string) => document.getElementById(id) as HTMLElement

/** Focuses an element and changes the page. @returns the id of what has the focus then */
const focusedAfter = async (id: string, change: () => void) => {
  get(id).focus()
  change()
  // The observer runs when the running code is done.
  await Promise.resolve()
  return document.activeElement?.id
}

const rows = `<ul>${['a', 'b', 'c']
  .map(
    (row) =>
      `<li id="${row}"><a href="#" id="link-${row}">x</a><button id="bin-${row}"></button></li>`,
  )
  .join('')}</ul>`

test.each([
  ['the next row', 'a', 'bin-b'],
  ['the row before, where there is no next one', 'c', 'bin-b'],
])(
  'Scenario: a removed row hands the focus to the same button of %s (rule H16)',
  async (_, row, expected) => {
    show(rows)
    expect(await focusedAfter(`bin-${row}`, () => get(row).remove())).toBe(expected)
  },
)

test('Scenario: an element inserted in place of a removed button takes the focus', async () => {
  show('<p><button id="ask"></button><button id="other"></button></p>')
  const answer = Object.assign(document.createElement('button'), { id: 'answer' })
  expect(await focusedAfter('ask', () => get('ask').replaceWith(answer))).toBe('answer')
})

test('Scenario: without a neighbour, the nearest control around takes the focus', async () => {
  show(
    '<section><button id="near"></button><p><button id="gone"></button></p></section><button id="far"></button>',
  )
  expect(await focusedAfter('gone', () => get('gone').remove())).toBe('near')
})

test('Scenario: without any control, the content takes the focus', async () => {
  show('<p><button id="gone"></button></p>')
  expect(await focusedAfter('gone', () => get('gone').remove())).toBe('content')
})

test('Scenario: a change elsewhere leaves the focus where it is', async () => {
  show(rows)
  expect(await focusedAfter('bin-b', () => get('a').remove())).toBe('bin-b')
})

const withToast = (before: string) =>
  show(`<div role="alert"><p id="toast"><button id="close"></button></p></div>${before}`)

test('Scenario: a message that disappears gives the focus back to what had it before', async () => {
  withToast('<button id="near"></button><button id="far"></button>')
  get('far').focus()
  expect(await focusedAfter('close', () => get('toast').remove())).toBe('far')
})

test('Scenario: if that is gone too, the content takes the focus', async () => {
  withToast('<button id="near"></button><button id="removed"></button>')
  get('removed').focus()
  get('close').focus()
  get('removed').remove()
  expect(await focusedAfter('close', () => get('toast').remove())).toBe('content')
})

test('Scenario: a message in a panel leaves the focus in the panel', async () => {
  show(
    '<dialog id="panel" open><div role="status"><button id="undo"></button></div><button id="near"></button></dialog>',
  )
  expect(await focusedAfter('undo', () => get('undo').remove())).toBe('near')
})
