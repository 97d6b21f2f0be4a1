import { samplePassword } from '../../../mocks/shop/account/people.ts'
import { fill } from '../../../src/domain/shell/said.ts'
import type { Act, Start } from '../../acts/act.ts'
import { demoPassword } from '../../acts/typedSecrets.ts'
import type { PrintableJourney } from './canBePrinted.ts'
import type { ProtocolWords } from './protocolWords.ts'

/** Acts with the tools of the inspector. */
const byTools: ReadonlySet<string> = new Set<Act['do']>([
  ...(['setFault', 'removeFault', 'cutLine', 'mendLine', 'moveClock'] as const),
])

/** The address that starts the scenario of a journey, with the inspector if an act needs it. */
export const startAddress = ({ start, acts }: PrintableJourney): string => {
  const asked = `${start.path.includes('?') ? '&' : '?'}scenario=${start.scenario}`
  return start.path + asked + (acts.some(({ act }) => byTools.has(act.do)) ? '&inspect' : '')
}

/** Windows below this width, px, are those of phones. */
const desktopFrom = 768

/** The size of the window of the recording. */
export const windowText = ({ width, height }: Start, words: ProtocolWords): string =>
  `${width} × ${height} px (${width < desktopFrom ? words.phone : words.desktop})`

/** An act with its secret in words that the tester can type: the demo password, or one of their choice. */
export const withSayableSecret = (act: Act, words: ProtocolWords): Act => {
  if (act.do !== 'typeSecret') return act
  if (act.secret === demoPassword) return { do: 'type', on: act.on, text: samplePassword }
  return { ...act, secret: fill(words.ownPassword, { n: act.secret.replace(/\D/g, '') }) }
}

/** Whether the tester chooses a password. */
export const hasOwnPasswords = ({ acts }: PrintableJourney): boolean =>
  acts.some(({ act }) => act.do === 'typeSecret' && act.secret !== demoPassword)
