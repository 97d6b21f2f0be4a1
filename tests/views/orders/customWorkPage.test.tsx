import { cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { Shop } from '../../../lab/examples/parts/surroundings.tsx'
import { createI18n } from '../../../src/app/i18n/i18n.ts'
import { customWorkMachine } from '../../../src/machines/orders/customWork.machine.ts'
import { CustomWorkPage } from '../../../src/views/orders/requests/CustomWorkPage.tsx'
import { SpeechContext } from '../../../src/views/parts/hooks/useTranslation.ts'
import { recordingShell } from '../../machines/fixtures.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const speech = await createI18n('en')

const page = () => {
  const customWork = createActor(customWorkMachine, { input: { shell: recordingShell() } }).start()
  return (
    <SpeechContext value={speech}>
      <Shop>
        <CustomWorkPage customWork={customWork} requests={[]} />
      </Shop>
    </SpeechContext>
  )
}

test.each([
  ['just after midnight', new Date(2026, 10, 28, 0, 1)],
  ['just before midnight', new Date(2026, 10, 28, 23, 59)],
])('Scenario: %s, the buyer chooses from the own day on (rule T5)', (_when, now) => {
  vi.useFakeTimers({ now, toFake: ['Date'] })
  render(page())
  expect(screen.getByLabelText(/Needed by/)).toHaveProperty('min', '2026-11-28')
})

test('Scenario: the server, which does not know the day of the buyer, names none', () => {
  expect(renderToString(page())).not.toContain('min="')
})
