import { useTranslation } from 'react-i18next'
import type { ProblemCode } from '../../contracts/primitives.ts'
import { defaultLanguage } from '../../domain/shell/multilingual.ts'
import { recognise } from '../../domain/shell/said.ts'
import type { Sentence, SentenceKey } from '../../machines/parts/shell.ts'

/** Translates a machine's sentence. Sentences of the server are English, and are translated by their code or text. */
export const useSentence = () => {
  const { t, i18n } = useTranslation()
  // The values of a sentence are type-checked in the machine that sends it, not here.
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
