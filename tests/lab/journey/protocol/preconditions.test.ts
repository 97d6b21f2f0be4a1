import { expect, test } from 'vitest'
import type { Act } from '../../../../lab/acts/act.ts'
import {
  hasOwnPasswords,
  startAddress,
  windowText,
  withSayableSecret,
} from '../../../../lab/journey/protocol/preconditions.ts'
import { protocolWords } from '../../../../lab/journey/protocol/protocolWords.ts'
import { samplePassword } from '../../../../mocks/shop/account/people.ts'

const start = { scenario: 'full-cart', path: '/cart', width: 390, height: 844, language: 'en' }
const journeyOf = (...acts: readonly Act[]) => ({
  ...{ title: 'A journey', start, steps: [] },
  acts: acts.map((act) => ({ act, at: 0, after: 0 })),
})
const on = { label: 'Password' }

test('a journey starts at its address with its scenario, and with the inspector if an act needs it', () => {
  expect(startAddress(journeyOf({ do: 'back' }))).toBe('/cart?scenario=full-cart')
  expect(startAddress(journeyOf({ do: 'cutLine' }))).toBe('/cart?scenario=full-cart&inspect')
  const searched = { ...journeyOf(), start: { ...start, path: '/search?q=ring' } }
  expect(startAddress(searched)).toBe('/search?q=ring&scenario=full-cart')
})

test('the window is that of a phone or of a desktop', () => {
  expect(windowText(start, protocolWords.en)).toBe('390 × 844 px (phone)')
  expect(windowText({ ...start, width: 1440 }, protocolWords.en)).toBe('1440 × 844 px (desktop)')
})

test('a secret is written as what to type', () => {
  const demo = { do: 'typeSecret', on, secret: 'demo password' } as const
  const own = { ...demo, secret: 'secret 2' }
  expect(withSayableSecret(demo, protocolWords.en)).toEqual({
    ...{ do: 'type', on, text: samplePassword },
  })
  expect(withSayableSecret(own, protocolWords.en)).toEqual({
    ...own,
    secret: 'password of your choice (2)',
  })
  expect([demo, own].map((act) => hasOwnPasswords(journeyOf(act)))).toEqual([false, true])
})
