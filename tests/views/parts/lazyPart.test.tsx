import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type ReactNode, Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createI18n } from '../../../src/app/i18n/i18n.ts'
import { SpeechContext } from '../../../src/views/parts/hooks/useTranslation.ts'
import { lazyExtra, lazyPart } from '../../../src/views/parts/lazyPart.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const show = async (part: ReactNode) => {
  const i18n = await createI18n()
  await act(async () => {
    render(
      <SpeechContext value={i18n}>
        <h1>The page</h1>
        <Suspense fallback={<p>waiting</p>}>{part}</Suspense>
      </SpeechContext>,
    )
  })
}
/** Code is given up after two minutes. */
const giveUp = () => act(() => vi.advanceTimersByTimeAsync(130_000))
const retry = () => screen.getByRole('button').textContent

const lost = () => Promise.reject(new TypeError('Importing a module script failed.'))
const Loaded = ({ name }: { name: string }) => <p>the part of {name}</p>

test('Scenario: a part whose code was given up says so, and can be retried while the page stays', async () => {
  const load = vi.fn<() => Promise<{ default: typeof Loaded }>>(lost)
  const Part = lazyPart(load)
  await show(<Part name="Asha" />)
  expect(screen.getByText('waiting')).toBeTruthy()
  await giveUp()
  expect(screen.getByRole('alert').textContent).toContain('This could not be loaded.')
  expect(screen.getByRole('heading')).toBeTruthy()

  fireEvent.click(screen.getByRole('button'))
  expect(retry()).toBe('Loading...')
  const requests = load.mock.calls.length
  fireEvent.click(screen.getByRole('button'))
  expect(load).toHaveBeenCalledTimes(requests)
  await giveUp()
  expect(retry()).toBe('Try again')

  load.mockResolvedValue({ default: Loaded })
  await act(async () => fireEvent.click(screen.getByRole('button')))
  expect(screen.getByText('the part of Asha')).toBeTruthy()

  cleanup()
  await show(<Part name="Omar" />)
  expect(screen.getByText('the part of Omar')).toBeTruthy()
})

test('Scenario: a part that the page can do without leaves its place empty (rule N6)', async () => {
  const Extra = lazyExtra(lost)
  await show(<Extra />)
  await giveUp()
  expect([screen.queryByText('waiting'), screen.queryByRole('alert')]).toEqual([null, null])
  expect(screen.getByRole('heading')).toBeTruthy()
})
