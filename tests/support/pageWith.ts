/** A page with `answers` embedded by the server. */
export const pageWith = (answers: unknown): Document => {
  let element: { textContent: string; remove: () => void } | null = {
    textContent: JSON.stringify(answers),
    remove: () => {
      element = null
    },
  }
  return { getElementById: () => element } as unknown as Document
}
