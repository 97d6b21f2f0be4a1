import { NewContact, type NewRequest } from '../../contracts/orders/requests.ts'
import { checkBody, createFormMachine } from '../account/formMachine.ts'

/** Writing to the team (rule T1). */
export const contactMachine = createFormMachine<NewRequest>('contact', (form) =>
  checkBody(NewContact, { kind: 'contact', ...form }),
)
