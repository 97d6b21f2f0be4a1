import { useTranslation } from 'react-i18next'
import type { Sentence, SentenceKey } from '../../machines/shell.ts'

/** Puts a machine's sentence into words. */
export const useSentence = () => {
  const { t } = useTranslation()
  // The values of a sentence are checked where the machine says it, not here where any may come.
  const translate = t as (key: SentenceKey, values: Record<string, unknown>) => string
  return (sentence: Sentence): string =>
    'text' in sentence ? sentence.text : translate(sentence.key, { ...sentence.values })
}
