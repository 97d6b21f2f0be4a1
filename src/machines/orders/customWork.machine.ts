import { NewCustom, type NewRequest } from '../../contracts/orders/requests.ts'
import { checkBody, createFormMachine, type Form } from '../account/formMachine.ts'

/** The content of the form to send; empty optional fields are left out. */
const bodyOf = (form: Form) => {
  const text = (name: string) => String(form[name] ?? '').trim()
  const quantity = text('quantity')
  return {
    ...{ kind: 'custom', subject: text('subject'), text: text('text') },
    metal: text('metal') || undefined,
    quantity: quantity === '' ? undefined : Number(quantity),
    neededBy: text('neededBy') || undefined,
  }
}

/** Asking for custom work (rule T1). */
export const customWorkMachine = createFormMachine<NewRequest>('customWork', (form) =>
  checkBody(NewCustom, bodyOf(form)),
)
