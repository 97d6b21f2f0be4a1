import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createI18n } from '../../../src/app/i18n/i18n.ts'
import { said } from '../../../src/domain/shell/said.ts'
import { inItsWords, type Sentence } from '../../../src/machines/parts/shell.ts'
import { useSentence } from '../../../src/views/parts/hooks/useSentence.ts'
import { SpeechContext } from '../../../src/views/parts/hooks/useTranslation.ts'

afterEach(cleanup)

function Said({ sentence }: { sentence: Sentence }) {
  return <p role="note">{useSentence()(sentence)}</p>
}

/** What a reader of `language` is shown. */
const shown = async (language: string, sentence: Sentence) => {
  render(
    <SpeechContext value={await createI18n(language)}>
      <Said sentence={sentence} />
    </SpeechContext>,
  )
  const { textContent } = screen.getByRole('note')
  cleanup()
  return textContent
}

const inBoth = async (sentence: Sentence) => [
  await shown('en', sentence),
  await shown('it', sentence),
]

test("Scenario: a sentence of the server is shown in the buyer's language, with its values", async () => {
  expect(await inBoth(inItsWords(said('reply.tooOften', { minutes: 3 })))).toEqual([
    'Too many attempts. Please try again in 3 min.',
    'Troppi tentativi. Riprovi tra 3 min.',
  ])
})

test('Scenario: an unknown sentence is shown by its code, in English as it was sent', async () => {
  const words = { message: 'Come back tomorrow.', key: 'reply.tomorrow' }
  expect(await inBoth(inItsWords({ ...words, code: 'too_many_requests' }))).toEqual([
    'Come back tomorrow.',
    'Troppe richieste: riprovi più tardi.',
  ])
  expect(await inBoth(inItsWords(words))).toEqual([words.message, words.message])
})

test('Scenario: amounts, days and numbers of a sentence have the format of its language', async () => {
  const total = said('refusal.totalChanged', { total: 1234.5, symbol: '€' })
  expect(await inBoth(inItsWords(total))).toEqual([
    'The total is now €1,234.50; please look again before you order.',
    'Il totale è ora 1234,50\u00a0€: ricontrolli prima di ordinare.',
  ])
  const ended = said('refusal.couponEnded', { coupon: 'TRADE15', last: '2026-11-20' })
  expect(await inBoth(inItsWords(ended))).toEqual([
    'TRADE15 ended on November 20, 2026.',
    'Il buono TRADE15 è scaduto il 20 novembre 2026.',
  ])
  const counts = said('refusal.returnTooMany', { left: 10_000, ordered: 12_000, held: 2_000 })
  expect(await shown('it', inItsWords(counts))).toBe(
    'Di questi pezzi può renderne al massimo 10.000: 12.000 ordinati, 2000 già in altri resi.',
  )
})

test('Scenario: the subject of a sentence is shown before it, in every language', async () => {
  const refusal = inItsWords({ code: 'document_refused', ...said('file.empty') })
  expect(await inBoth({ ...refusal, about: 'notes.txt' })).toEqual([
    'notes.txt: The file is empty.',
    'notes.txt: Il file è vuoto.',
  ])
})
