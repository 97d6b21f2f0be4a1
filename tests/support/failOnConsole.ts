import { afterEach, beforeEach, expect, vi } from 'vitest'

/** Fails tests that log errors or warnings. */
beforeEach(() => {
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})

afterEach(() => {
  const messages = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls]
  vi.restoreAllMocks()
  expect(messages, 'nothing is written to console.error or console.warn').toEqual([])
})
