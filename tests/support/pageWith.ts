/** A page with `answers` embedded by the server. @param readAt when they were read, ms since the epoch */
export const pageWith = (answers: unknown, readAt = 0): Document => {
  let element: Pick<Element, 'textContent' | 'getAttribute' | 'hasAttribute' | 'remove'> | null = {
    textContent: JSON.stringify(answers),
    getAttribute: (name) => (name === 'data-read-at' ? String(readAt) : null),
    hasAttribute: () => false,
    remove: () => {
      element = null
    },
  }
  return { getElementById: () => element } as unknown as Document
}
