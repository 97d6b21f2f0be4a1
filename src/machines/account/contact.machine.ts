import { NewContact, type NewRequest } from '../../contracts/requests.ts'
import { checkBody, createFormMachine } from './formMachine.ts'

/** Writing to the team (specification 2, /contact-us). */
export const contactMachine = createFormMachine<NewRequest>('contact', (form) =>
  checkBody(NewContact, { kind: 'contact', ...form }),
)
