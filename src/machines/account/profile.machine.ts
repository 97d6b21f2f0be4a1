import { Profile } from '../../contracts/customer.ts'
import { checkWith, createFormMachine } from './formMachine.ts'

/** Changing what a customer changes freely: name, company, country and Instagram (specification 5). */
export const profileMachine = createFormMachine('profile', checkWith(Profile))
