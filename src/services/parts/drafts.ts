import type { Form } from '../../machines/account/formMachine.ts'
import { createKeptValues } from './keptValues.ts'

/** Keeps what was typed into forms while a page is left or loaded again, in this tab alone. */
export interface Drafts {
  read(name: string): Form
  write(name: string, form: Form): void
  drop(name: string): void
}

const nameOf = (name: string) => `alma.draft.${name}`

/** Passwords are never stored. */
const withoutPasswords = (form: Form): Form =>
  Object.fromEntries(Object.entries(form).filter(([field]) => !/password/i.test(field)))

/** @param storage the tab's storage; it may be closed to the page, and reading it may then throw */
export const createDrafts = (storage: () => Storage): Drafts => {
  const values = createKeptValues(storage)
  return {
    read: (name) => (values.read(nameOf(name)) ?? {}) as Form,
    write: (name, form) => values.write(nameOf(name), withoutPasswords(form)),
    drop: (name) => values.remove(nameOf(name)),
  }
}

/** The actions that keep what is typed into a form. */
export const drafting = (drafts: Drafts, name: string) => ({
  keepDraft: ({ context }: { context: { form: Form } }) => drafts.write(name, context.form),
  dropDraft: () => drafts.drop(name),
})

/** What was typed into the one field of a thread. */
export const readAnswer = (drafts: Drafts, name: string): string =>
  String(drafts.read(name).text ?? '')

/** The action that keeps it. */
export const draftingAnswer = (drafts: Drafts, name: string) => ({
  keepDraft: (_: unknown, text: string) =>
    text === '' ? drafts.drop(name) : drafts.write(name, { text }),
})
