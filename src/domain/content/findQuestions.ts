import type { Question } from '../../contracts/content/articles.ts'
import { inLanguage } from '../shell/multilingual.ts'

/** A topic with its questions, in the order of the shop. */
export interface Topic {
  readonly slug: string
  readonly name: Question['tags'][number]['name']
  readonly questions: readonly Question[]
}

const folded = (text: string) =>
  text
    .replace(/<[^<>]*>/g, ' ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()

/** The questions that contain every word of `query` in question or answer, in one language. */
export const findQuestions = (
  questions: readonly Question[],
  query: string,
  language: string,
): readonly Question[] => {
  const words = folded(query).split(/\s+/).filter(Boolean)
  return questions.filter(({ title, html }) => {
    const text = folded(`${inLanguage(title, language)} ${inLanguage(html, language)}`)
    return words.every((word) => text.includes(word))
  })
}

/** Questions by their first tag; those without one come last. */
export const byTopic = (questions: readonly Question[]): readonly Topic[] => {
  const bySlug = Map.groupBy(questions, ({ tags }) => tags[0]?.slug ?? '')
  return [...bySlug]
    .map(([slug, of]) => ({ slug, name: of[0]?.tags[0]?.name ?? {}, questions: of }))
    .toSorted((a, b) => Number(a.slug === '') - Number(b.slug === ''))
}
