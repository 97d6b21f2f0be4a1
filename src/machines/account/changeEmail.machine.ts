import { z } from 'zod'
import { EmailAddress } from '../../contracts/primitives.ts'
import { checkWith, createFormMachine } from './formMachine.ts'

const NewEmail = z.object({ email: EmailAddress, password: z.string().min(1).max(200) })

/** Asking for another e-mail address, which a mailed link confirms (rule A18). */
export const changeEmailMachine = createFormMachine('changeEmail', checkWith(NewEmail))
