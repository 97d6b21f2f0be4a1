import type { AnyStateMachine } from 'xstate'
import type { Form, FormInput, FormRef } from '../../machines/account/formMachine.ts'
import type { PageServices } from '../../services/parts/pageServices.ts'
import { useComposed } from './useComposed.ts'
import { usePageActor } from './usePageActor.ts'

/**
 * The actor of a page's form; it begins with the draft of an earlier visit, or the reply to what was sent without script.
 * @param name of the form's draft
 * @param initial content of a form without a draft
 */
export const useFormActor = (
  name: string,
  provide: (services: PageServices) => AnyStateMachine,
  initial: Form = {},
): FormRef => {
  const { root, services, refused } = useComposed()
  const draft = { ...initial, ...services.drafts.read(name) }
  const input: FormInput = { shell: root, draft, refused }
  return usePageActor(provide, input) as unknown as FormRef
}
