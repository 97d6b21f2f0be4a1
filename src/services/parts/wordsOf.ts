import type { Message } from '../../contracts/primitives.ts'

/** The message of an answer, without the rest of its body. */
export const wordsOf = ({ message, key, values }: Message): Message => ({ message, key, values })
