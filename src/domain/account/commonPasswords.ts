import { dictionary } from '@zxcvbn-ts/language-common'

/** The 49,000 most common passwords, which attackers try first. */
const common = new Set<string>(dictionary['passwords-common'].map(String))

/** Whether a password is one of the most common ones, however it is capitalised. */
export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase())
