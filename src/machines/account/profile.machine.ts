import { Profile } from '../../contracts/account/forms.ts'
import { checkWith, createFormMachine } from './formMachine.ts'

/** Changing what needs no password: name, company, country and Instagram (rule A16). */
export const profileMachine = createFormMachine('profile', checkWith(Profile))
