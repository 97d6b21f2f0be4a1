interface Typed {
  readonly event: { readonly query: string }
}
const query = ({ event }: Typed) => event.query

/** Whether the search is empty, so that everything is shown. */
export const isBlank = (_: unknown, text: string): boolean => text.trim() === ''

/**
 * The buyer types into the search of a page that has the states `all` and `searching`. The machine has the guard
 * {@link isBlank} and the action `keepQuery`.
 */
export const queryTyped = [
  {
    guard: { type: 'isBlank', params: query },
    target: '.all',
    actions: { type: 'keepQuery', params: query },
  },
  { target: '.searching', actions: { type: 'keepQuery', params: query } },
] as const
