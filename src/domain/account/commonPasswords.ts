import { dictionary } from '@zxcvbn-ts/language-common'

/** 49,000 passwords that people choose most, and that attackers try first. */
const common = new Set<string>(dictionary['passwords-common'].map(String))

/** Whether a password is one of the most common ones, however it is capitalised. */
export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase())
