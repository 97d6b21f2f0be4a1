import { expect, test } from 'vitest'
import { z } from 'zod'
import { keepLanguage } from '../../../src/app/render/keepLanguage.ts'
import { LanguageCode, MultilingualText } from '../../../src/contracts/primitives.ts'

const Text = MultilingualText.optional()

const Shelf = z.object({
  name: MultilingualText,
  get below() {
    return z.array(Shelf)
  },
})

const Answer = z.union([
  z.object({
    title: MultilingualText,
    note: Text,
    minutes: z.record(LanguageCode, z.number()),
    covers: z.array(z.object({ alt: MultilingualText.nullable() })),
    bySlug: z.record(z.string(), z.object({ name: MultilingualText })),
    /** Not in languages, even though its keys look like codes. */
    sizes: z.object({ en: z.string(), de: z.string() }),
  }),
  z.object({ shelf: Shelf }),
])

const kept = (answer: unknown, language: string) => {
  const copy = structuredClone(answer)
  keepLanguage(Answer, copy, language)
  return copy
}

const words = (text: string) => ({ ar: `${text} ar`, en: `${text} en`, it: `${text} it` })

test('Scenario: an answer keeps the texts of the language and of English, wherever they are', () => {
  const answer = {
    title: words('title'),
    note: words('note'),
    minutes: { ar: 3, en: 2, it: 4 },
    covers: [{ alt: words('alt') }, { alt: null }],
    bySlug: { rings: { name: words('rings') } },
    sizes: { en: 'XL', de: '46' },
  }
  const it = (text: string) => ({ en: `${text} en`, it: `${text} it` })
  expect(kept(answer, 'it')).toEqual({
    title: it('title'),
    note: it('note'),
    minutes: { en: 2, it: 4 },
    covers: [{ alt: it('alt') }, { alt: null }],
    bySlug: { rings: { name: it('rings') } },
    sizes: { en: 'XL', de: '46' },
  })
  expect(kept(answer, 'en')).toMatchObject({ title: { en: 'title en' }, minutes: { en: 2 } })
})

test('Scenario: an answer keeps the texts of its parts of the same kind', () => {
  const leaf = { name: words('leaf'), below: [] }
  expect(kept({ shelf: { name: words('top'), below: [leaf] } }, 'en')).toEqual({
    shelf: { name: { en: 'top en' }, below: [{ name: { en: 'leaf en' }, below: [] }] },
  })
})

test('Scenario: a text that is neither in the language nor in English keeps all of its languages', () => {
  const title = { ar: 'عنوان', it: 'titolo', en: '' }
  expect(kept({ title }, 'hi')).toEqual({ title })
})
