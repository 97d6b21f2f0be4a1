import type { contract } from '../../../src/contracts/index.ts'
import { said } from '../../../src/domain/shell/said.ts'
import type { Answers } from '../parts/answers.ts'
import { refuse } from '../parts/refusal.ts'
import { newToken, type World } from '../parts/world.ts'
import type { Mails } from './mails.ts'
import type { Profile } from './profile.ts'
import type { Sessions } from './sessions.ts'

const dayMs = 86_400_000

/** Confirming new e-mail addresses and restoring old ones (rule A18). */
export const createEmailChanges = ({ tables, now }: World, mails: Mails) => {
  const isTaken = (email: string) => tables.customer.findFirst((q) => q.where({ email }))

  const open = async (customerId: string, kind: 'confirm' | 'undo', email: string) => {
    const token = newToken()
    const expiresAt = now() + (kind === 'confirm' ? dayMs : 7 * dayMs)
    await tables.emailToken.create({ token, customerId, kind, email, expiresAt })
    return token
  }

  return {
    open,

    request: async (customerId: string, email: string): Promise<void> => {
      tables.emailToken.deleteMany((q) => q.where({ customerId, kind: 'confirm' }))
      if (isTaken(email)) await mails.alreadyRegistered(email)
      else await mails.confirmEmail(email, await open(customerId, 'confirm', email))
    },

    /** Uses a token up. @returns its customer and address */
    use: (token: string, kind: 'confirm' | 'undo') => {
      const used = tables.emailToken.delete((q) =>
        q.where({ token, kind, expiresAt: (end) => end > now() }),
      )
      if (!used || isTaken(used.email))
        return refuse(410, 'token_invalid', said('problem.token_invalid'))
      tables.reset.deleteMany((q) => q.where({ customerId: used.customerId }))
      return used
    },
  }
}
export type EmailChanges = ReturnType<typeof createEmailChanges>

export const answerEmailChanges = (
  { tables }: World,
  {
    mails,
    profile,
    sessions,
    emailChanges,
  }: { mails: Mails; profile: Profile; sessions: Sessions; emailChanges: EmailChanges },
): Pick<Answers<typeof contract.customer>, 'confirmEmail' | 'undoEmail'> => ({
  confirmEmail: async ({ params: { token } }) => {
    const { customerId, email } = emailChanges.use(token, 'confirm')
    const before = profile.row(customerId).email
    await profile.change(customerId, { email })
    await mails.emailChanged(before, email, await emailChanges.open(customerId, 'undo', before))
    return { ...said('reply.emailConfirmed') }
  },
  undoEmail: async ({ params: { token } }) => {
    const { customerId, email } = emailChanges.use(token, 'undo')
    await profile.change(customerId, { email })
    tables.emailToken.deleteMany((q) => q.where({ customerId }))
    sessions.endAll(customerId)
    return { ...said('reply.emailUndone') }
  },
})
