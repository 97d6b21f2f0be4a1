import type { Form } from '../../machines/account/formMachine.ts'

/** Keeps what was typed into forms while a page is left or loaded again, in this tab alone. */
export interface Drafts {
  read(name: string): Form
  write(name: string, form: Form): void
  drop(name: string): void
}

const keyOf = (name: string) => `draft ${name}`

/** Passwords are never stored. */
const withoutPasswords = (form: Form): Form =>
  Object.fromEntries(Object.entries(form).filter(([field]) => !/password/i.test(field)))

/** @param storage the tab's storage; it may be closed to the page, and reading it may then throw */
export const createDrafts = (storage: () => Storage): Drafts => {
  const attempt = <T>(use: (open: Storage) => T, otherwise: T): T => {
    try {
      return use(storage())
    } catch {
      return otherwise
    }
  }
  return {
    read: (name) => attempt((open) => JSON.parse(open.getItem(keyOf(name)) ?? '{}') as Form, {}),
    write: (name, form) =>
      attempt(
        (open) => open.setItem(keyOf(name), JSON.stringify(withoutPasswords(form))),
        undefined,
      ),
    drop: (name) => attempt((open) => open.removeItem(keyOf(name)), undefined),
  }
}

/** The actions that keep what is typed into a form. */
export const drafting = (drafts: Drafts, name: string) => ({
  keepDraft: ({ context }: { context: { form: Form } }) => drafts.write(name, context.form),
  dropDraft: () => drafts.drop(name),
})
