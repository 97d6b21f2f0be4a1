import { afterEach, expect, test, vi } from 'vitest'
import { keepScroll } from '../../src/app/scroll.ts'

const key = 'react-router-scroll-positions'
const kept = () => JSON.parse(sessionStorage.getItem(key) ?? 'null')

afterEach(() => {
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

test('Scenario: a page that was scrolled before its script ran keeps its position; others keep theirs', () => {
  sessionStorage.setItem(key, JSON.stringify({ '/blog': 700 }))
  vi.stubGlobal('scrollY', 420)
  keepScroll('/about')
  expect(kept()).toEqual({ '/blog': 700, '/about': 420 })
})

test('Scenario: a page at its top keeps the position of an earlier visit', () => {
  sessionStorage.setItem(key, JSON.stringify({ '/about': 700 }))
  vi.stubGlobal('scrollY', 0)
  keepScroll('/about')
  expect(kept()).toEqual({ '/about': 700 })
})

test('Scenario: positions that cannot be read are left alone', () => {
  sessionStorage.setItem(key, 'nonsense')
  vi.stubGlobal('scrollY', 420)
  keepScroll('/about')
  expect(sessionStorage.getItem(key)).toBe('nonsense')
})
