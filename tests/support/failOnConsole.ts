import { afterEach, beforeEach, expect, vi } from 'vitest'

/** A test that makes the program complain has found something: it fails. */
beforeEach(() => {
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})

afterEach(() => {
  const said = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls]
  vi.restoreAllMocks()
  expect(said, 'nothing is written to console.error or console.warn').toEqual([])
})
