import { fill } from '../../src/domain/shell/said.ts'
import { type FaultKind, faultKinds } from '../calls/faultKinds.ts'
import type { Act, Start, Where } from './act.ts'
import { type ActWords, actWords, type LanguageCode } from './actWords.ts'

const whereText = (where: Where, words: ActWords): string => {
  if ('x' in where) return fill(words.place, where)
  const on =
    'role' in where
      ? fill(words.named, { role: words.roles[where.role] ?? where.role, name: where.name })
      : `"${'label' in where ? where.label : where.text}"`
  return where.nth === undefined ? on : fill(words.oneOf, { on, n: where.nth + 1 })
}

type Faulty = Act & { readonly do: 'setFault' | 'removeFault' }

/** What a fault is called in the inspector, and what that means in another language. */
const kindText = (kind: FaultKind, { faults }: ActWords): string => {
  const [option = String(kind), meaning] = [faultKinds[kind], faults[kind]]
  return meaning === undefined || meaning === option ? `"${option}"` : `"${option}" (${meaning})`
}

const faultText = ({ fault }: Faulty, words: ActWords): string =>
  fill(fault.isOnce ? words.faultOnce : words.fault, {
    kind: kindText(fault.kind as FaultKind, words),
    call: fault.call,
  })

/**
 * An act on one line.
 * @param language one of the shop's; names and texts stay in the language of the recording
 */
export const actText = (act: Act, language: LanguageCode = 'en'): string => {
  const words = actWords[language]
  const on = 'on' in act && act.on ? { on: whereText(act.on, words) } : {}
  const text = act.do === 'key' && act.on ? words.keyIn : words.acts[act.do]
  if ('fault' in act) return fill(text, { fault: faultText(act, words) })
  if (act.do === 'moveClock') return fill(text, { seconds: act.shift / 1_000 })
  return fill(text, { ...(act as Readonly<Record<string, string | number>>), ...on })
}

/** On one line how a journey begins. @param language as above */
export const startText = (
  { path, scenario }: Pick<Start, 'path' | 'scenario'>,
  language: LanguageCode = 'en',
): string => fill(actWords[language].begin, { path, scenario })
