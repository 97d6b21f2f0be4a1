import { cleanup, render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, expect, test } from 'vitest'
import { createI18n } from '../../../src/app/i18n/i18n.ts'
import { said } from '../../../src/domain/shell/said.ts'
import { inItsWords, type Sentence } from '../../../src/machines/parts/shell.ts'
import { useSentence } from '../../../src/views/parts/useSentence.ts'

afterEach(cleanup)

function Said({ sentence }: { sentence: Sentence }) {
  return <p role="note">{useSentence()(sentence)}</p>
}

/** What a reader of `language` is shown. */
const shown = async (language: string, sentence: Sentence) => {
  render(
    <I18nextProvider i18n={await createI18n(language)}>
      <Said sentence={sentence} />
    </I18nextProvider>,
  )
  const { textContent } = screen.getByRole('note')
  cleanup()
  return textContent
}

const inBoth = async (sentence: Sentence) => [
  await shown('en', sentence),
  await shown('it', sentence),
]

test("Scenario: a sentence of the server is said in the buyer's language, with its values", async () => {
  expect(await inBoth(inItsWords(said('reply.tooOften', { minutes: 3 })))).toEqual([
    'Too many attempts. Please try again in 3 min.',
    'Troppi tentativi. Riprovi tra 3 min.',
  ])
})

test('Scenario: a sentence that this version does not know is said by its code, in English as it was sent', async () => {
  const words = { message: 'Come back tomorrow.', key: 'reply.tomorrow' }
  expect(await inBoth(inItsWords({ ...words, code: 'too_many_requests' }))).toEqual([
    'Come back tomorrow.',
    'Troppe richieste: riprovi più tardi.',
  ])
  expect(await inBoth(inItsWords(words))).toEqual([words.message, words.message])
})
