import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchLinks } from '../../../src/app/ahead/watchLinks.ts'

let reported: string[]
let stop: () => void
beforeEach(() => {
  vi.useFakeTimers()
  reported = []
  stop = watchLinks((address) => reported.push(address))
  document.body.innerHTML = `
    <a id="list" href="/eshop?search=ring#top"><b>Rings</b></a>
    <a id="other" href="/cart">Cart</a>
    <a id="outside" href="https://elsewhere.test/">Elsewhere</a>
    <a id="tab" href="/faq" target="_blank">Questions</a>
    <a id="file" href="/gdpr/archive" download>Archive</a>
    <p>Text</p>`
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  document.body.innerHTML = ''
})

const send = (selector: string, type: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }))

test.each(['pointerover', 'focusin'])('a link counts once %s has rested for 65 ms', (type) => {
  send('#list b', type)
  vi.advanceTimersByTime(64)
  expect(reported).toEqual([])
  vi.advanceTimersByTime(1)
  expect(reported).toEqual(['/eshop?search=ring'])
})

test('a pointer that moves within a link still rests on it', () => {
  send('#list b', 'pointerover')
  vi.advanceTimersByTime(40)
  send('#list', 'pointerover')
  vi.advanceTimersByTime(25)
  expect(reported).toEqual(['/eshop?search=ring'])
})

test('a pointer that only passes over links counts for none of them', () => {
  send('#list', 'pointerover')
  send('#other', 'pointerover')
  vi.advanceTimersByTime(64)
  send('p', 'pointerover')
  vi.advanceTimersByTime(1_000)
  expect(reported).toEqual([])
})

test('a pressed or touched link counts at once, and only once', () => {
  send('#other', 'pointerover')
  send('#other', 'pointerdown')
  vi.advanceTimersByTime(1_000)
  expect(reported).toEqual(['/cart'])
})

test.each(['#outside', '#tab', '#file', 'p'])('%s does not count', (selector) => {
  send(selector, 'pointerdown')
  send(selector, 'pointerover')
  vi.advanceTimersByTime(1_000)
  expect(reported).toEqual([])
})

test('nothing counts after the end', () => {
  send('#list', 'pointerover')
  stop()
  vi.advanceTimersByTime(1_000)
  send('#other', 'pointerdown')
  expect(reported).toEqual([])
})
