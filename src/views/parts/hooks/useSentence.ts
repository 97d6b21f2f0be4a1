import { defaultLanguage } from '../../../domain/shell/multilingual.ts'
import type { Sentence } from '../../../machines/parts/shell.ts'
import { useTranslation } from './useTranslation.ts'

type ServerSentence = Extract<Sentence, { text: string }>

/**
 * Translates a machine's sentence. A server's sentence is translated by its key if the catalogue has it; else English
 * readers get its own text, and others that of its code (rule G7).
 */
export const useSentence = () => {
  // The key and the values of a sentence are type-checked where it is made, not here.
  const { say, has, language } = useTranslation()
  const inWords = ({ text, key, values, code }: ServerSentence): string => {
    if (key !== undefined && has(key)) return say(key, values)
    return code === undefined || language === defaultLanguage ? text : say(`problem.${code}`)
  }
  return (sentence: Sentence): string => {
    if (!('text' in sentence)) return say(sentence.key, sentence.values)
    const words = inWords(sentence)
    return sentence.about === undefined ? words : `${sentence.about}: ${words}`
  }
}
