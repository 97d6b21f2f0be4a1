import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createI18n } from '../../../src/app/i18n/i18n.ts'
import type { ThreadRef } from '../../../src/machines/account/threadMachine.ts'
import { Documents } from '../../../src/views/account/Documents.tsx'
import { SpeechContext } from '../../../src/views/parts/hooks/useTranslation.ts'

afterEach(cleanup)

/** A thread whose customer is adding a document, or nothing. */
const roomThat = (isSending: boolean) => {
  const snapshot = {
    context: { refusal: null, act: isSending ? { kind: 'attach' } : null },
    value: { acting: isSending ? 'sending' : 'idle' },
  }
  const room = { getSnapshot: () => snapshot, subscribe: () => ({ unsubscribe: () => {} }) }
  return room as unknown as ThreadRef
}

test.each([
  [true, 'opens no chooser'],
  [false, 'opens the chooser'],
])('Scenario: while a document is being sent (%s), the field %s', async (isSending, _what) => {
  render(
    <SpeechContext value={await createI18n('en')}>
      <Documents room={roomThat(isSending)} documents={[]} />
    </SpeechContext>,
  )
  const isOpened = fireEvent.click(screen.getByLabelText('Attach a document'))
  expect(isOpened).toBe(!isSending)
})
