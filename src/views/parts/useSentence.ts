import { useTranslation } from 'react-i18next'
import type { ProblemCode } from '../../contracts/primitives.ts'
import { defaultLanguage } from '../../domain/multilingual.ts'
import { recognise } from '../../domain/said.ts'
import type { Sentence, SentenceKey } from '../../machines/shell.ts'

/** Puts a machine's sentence into words. What the server said stands in English, and is translated elsewhere. */
export const useSentence = () => {
  const { t, i18n } = useTranslation()
  // The values of a sentence are checked where the machine says it, not here where any may come.
  const translate = t as (
    key: SentenceKey | `problem.${ProblemCode}`,
    values: Record<string, unknown>,
  ) => string
  return (sentence: Sentence): string => {
    if ('key' in sentence) return translate(sentence.key, { ...sentence.values })
    const { text, code } = sentence
    if (i18n.language === defaultLanguage) return text
    const english: Record<SentenceKey, string> | undefined = i18n.getResourceBundle(
      defaultLanguage,
      'translation',
    )
    const known = english && recognise(text, english)
    if (known) return translate(known.key, known.values)
    return code === undefined ? text : translate(`problem.${code}`, {})
  }
}
