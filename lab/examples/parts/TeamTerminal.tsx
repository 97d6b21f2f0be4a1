import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { VerificationEvent } from '../../../src/domain/account/verification.life.ts'
import type { Machines } from '../../../src/machines/index.ts'
import { Command, Terminal } from './Terminal.tsx'

const applicant = 'meera@shah.example'

/** What the team types for an event; the answer is the applicant's. */
const commands: readonly (readonly [VerificationEvent, string])[] = [
  ['review.started', `applications review ${applicant}`],
  ['question.asked', `ask ${applicant} --text "Which shops do you sell to?"`],
  ['application.verified', `verify ${applicant}`],
  ['application.refused', `refuse ${applicant} --reason "No trade licence."`],
  ['verification.withdrawn', `unverify ${applicant}`],
]

/** The command line of the shop team, with the commands that the life cycle of a verification allows. */
export function TeamTerminal({ actor }: { actor: ActorRefFrom<Machines['verification']> }) {
  const account = useSelector(actor, ({ value }) => value.account)
  const application = useSelector(actor, ({ value }) => value.application)
  return (
    <Terminal
      title="Verification"
      states={[
        ['Account', account],
        ['Application', application],
      ]}
    >
      <h2>The shop team</h2>
      <ul>
        {commands.map(([type, command]) => (
          <li key={type}>
            <Command actor={actor} event={{ type }} text={`npm run team -- ${command}`} />
          </li>
        ))}
      </ul>
      <h2>The applicant, in the waiting room</h2>
      <Command actor={actor} event={{ type: 'answer.given' }} text="Send an answer" />
    </Terminal>
  )
}
