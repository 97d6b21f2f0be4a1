import { describe, expect, test } from 'vitest'
import type { Act } from '../../../lab/acts/act.ts'
import { actText } from '../../../lab/acts/actText.ts'
import { type ActWords, actWords } from '../../../lab/acts/actWords.ts'

const on = { role: 'button', name: 'Remove', nth: 2 } as const
const fault = { kind: 500, call: 'cart.add', isOnce: true } as const

describe('An act', () => {
  test.each<[Act, string]>([
    [{ do: 'press', on }, 'press button "Remove" (number 3)'],
    [{ do: 'hover', on: { x: 10, y: 20 } }, 'point at the place 10, 20'],
    [
      { do: 'typeSecret', on: { label: 'Password' }, secret: 'secret 1' },
      'type the secret 1 into "Password"',
    ],
    [{ do: 'type', on: { text: 'Note' }, text: 'in {{on}}' }, 'type "in {{on}}" into "Note"'],
    [{ do: 'key', key: 'Escape' }, 'press Escape'],
    [{ do: 'key', key: 'Enter', on }, 'press Enter in button "Remove" (number 3)'],
    [
      { do: 'setFault', fault },
      'set the fault "is answered 500, a failure of the server" of cart.add, once',
    ],
    [
      { do: 'removeFault', fault: { ...fault, kind: 'lost', isOnce: false } },
      'remove the fault "fails: no answer arrives" of cart.add',
    ],
    [{ do: 'moveClock', shift: 60_000 }, 'move the clock to 60 s ahead'],
    [{ do: 'scroll', y: 637 }, 'scroll to 637 px'],
    [{ do: 'back' }, 'go back'],
  ])('%j is read as: %s', (act, text) => {
    expect(actText(act)).toBe(text)
  })

  test.each([
    ['it', 'premere pulsante "Remove" (numero 3)'],
    ['hi', 'बटन "Remove" (क्रमांक 3) दबाएँ'],
    ['ar', 'اضغط الزر "Remove" (رقم 3)'],
  ] as const)('is read in the language %s', (language, text) => {
    expect(actText({ do: 'press', on }, language)).toBe(text)
  })
})

test('a fault has the name of the inspector in each language, with what it means', () => {
  const act = { do: 'setFault', fault: { ...fault, kind: 'slow' } } as const
  expect((['it', 'hi', 'ar'] as const).map((language) => actText(act, language))).toEqual([
    'impostare l\'errore "takes 5 seconds" (dura 5 secondi) di cart.add, una volta',
    'त्रुटि cart.add की "takes 5 seconds" (5 सेकंड लगते हैं), एक बार लगाएँ',
    'اضبط الخطأ "takes 5 seconds" (يستغرق 5 ثوانٍ) في cart.add، مرة واحدة',
  ])
})

const placeholdersIn = (text: string) =>
  [...text.matchAll(/\{\{\w+\}\}/g)].map(([placeholder]) => placeholder).sort()

test.each(['it', 'hi', 'ar'] as const)(
  'the words of %s have the placeholders of the English ones',
  (language) => {
    /** The words that are filled in. */
    const filledIn = ({ roles: _, faults: __, acts, ...words }: ActWords) => ({ ...acts, ...words })
    const placeholders = (texts: Readonly<Record<string, string>>) =>
      Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, placeholdersIn(text)]))
    expect(placeholders(filledIn(actWords[language]))).toEqual(placeholders(filledIn(actWords.en)))
  },
)
