/**
 * Takes files that are dropped anywhere in a document, but not those for a field of it: where nobody takes a file, the
 * browser opens it instead of the page.
 * @returns ends it
 */
export const takeDrops = (inside: Document, onDrop: (data: DataTransfer) => void): (() => void) => {
  const ended = new AbortController()
  const take = (event: DragEvent): DataTransfer | undefined => {
    const { dataTransfer, target } = event
    const isForField = inside !== document && (target as Element | null)?.closest?.('input')
    if (event.defaultPrevented || isForField || !dataTransfer?.types.includes('Files'))
      return undefined
    event.preventDefault()
    return dataTransfer
  }
  inside.addEventListener('dragover', take, ended)
  inside.addEventListener(
    'drop',
    (event) => {
      const data = take(event)
      if (data) onDrop(data)
    },
    ended,
  )
  return () => ended.abort()
}

/** Lets files that are dropped in another document, and not used there, reach the lab. */
export const forwardDrops = (inside: Document): (() => void) =>
  takeDrops(inside, (dataTransfer) =>
    document.dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true })),
  )
