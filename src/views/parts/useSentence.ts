import { useTranslation } from 'react-i18next'
import { defaultLanguage } from '../../domain/shell/multilingual.ts'
import type { Sentence } from '../../machines/parts/shell.ts'

/**
 * Translates a machine's sentence. One of the server is said by its key if the catalogue has it; else English readers
 * get its own text, and others that of its code (rule G7).
 */
export const useSentence = () => {
  const { t, i18n } = useTranslation()
  // The key and the values of a sentence are type-checked where it is made, not here.
  const translate = t as (key: string, values: Record<string, unknown>) => string
  return (sentence: Sentence): string => {
    if (!('text' in sentence)) return translate(sentence.key, { ...sentence.values })
    const { text, key, values, code } = sentence
    if (key !== undefined && i18n.exists(key)) return translate(key, { ...values })
    return code === undefined || i18n.language === defaultLanguage
      ? text
      : translate(`problem.${code}`, {})
  }
}
