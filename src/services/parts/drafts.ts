import type { Form } from '../../machines/account/formMachine.ts'
import { createKeptValues } from './keptValues.ts'

/** Keeps the input of forms while a page is left or reloaded, only in this tab. */
export interface Drafts {
  read(name: string): Form
  write(name: string, form: Form): void
  drop(name: string): void
  dropAll(): void
  /** Whether this tab has input of any form. */
  isAny(): boolean
}

const prefix = 'alma.draft.'
const nameOf = (name: string) => `${prefix}${name}`

/** Passwords are never stored. */
export const withoutPasswords = (form: Form): Form =>
  Object.fromEntries(Object.entries(form).filter(([field]) => !/password/i.test(field)))

/**
 * @param storage the tab's storage; it may be inaccessible, and accessing it then throws
 */
export const createDrafts = (storage: () => Storage): Drafts => {
  const values = createKeptValues(storage)
  return {
    read: (name) => (values.read(nameOf(name)) ?? {}) as Form,
    write: (name, form) => values.write(nameOf(name), withoutPasswords(form)),
    drop: (name) => values.remove(nameOf(name)),
    dropAll: () => {
      for (const name of values.names(prefix)) values.remove(name)
    },
    isAny: () => values.names(prefix).length > 0,
  }
}

/** The actions that store the input of a form. */
export const drafting = (drafts: Drafts, name: string) => ({
  keepDraft: ({ context }: { context: { form: Form } }) => drafts.write(name, context.form),
  dropDraft: () => drafts.drop(name),
})

/** The draft in the field of a thread. */
export const readAnswer = (drafts: Drafts, name: string): string =>
  String(drafts.read(name).text ?? '')

/** The action that stores it. */
export const draftingAnswer = (drafts: Drafts, name: string) => ({
  keepDraft: (_: unknown, text: string) =>
    text === '' ? drafts.drop(name) : drafts.write(name, { text }),
})
