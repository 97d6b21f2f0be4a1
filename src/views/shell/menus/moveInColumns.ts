import type { KeyboardEvent } from 'react'

const linksIn = (element: Element) => [...element.querySelectorAll<HTMLElement>('a')]

/**
 * Arrow keys in a menu of columns: up and down through its links, left and right to the next column's head, as the
 * language reads; Home and End to the ends. Up from the first link leads to the button.
 */
export const moveInColumns = (
  event: KeyboardEvent<HTMLElement>,
  button: HTMLElement | null,
): void => {
  const { currentTarget, target, key } = event
  const columns = [...currentTarget.querySelectorAll('[data-column]')]
  const all = columns.flatMap(linksIn)
  const at = all.indexOf(target as HTMLElement)
  if (at < 0) return
  const column = columns.findIndex((one) => one.contains(target as Node))
  const forward = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const headOf = (index: number) => columns[index] && linksIn(columns[index])[0]
  const isSideways = key === 'ArrowLeft' || key === 'ArrowRight'
  const next = isSideways
    ? headOf(column + (key === forward ? 1 : -1))
    : {
        ArrowDown: all[at + 1],
        ArrowUp: at === 0 ? button : all[at - 1],
        Home: all[0],
        End: all.at(-1),
      }[key]
  if (!next) return
  event.preventDefault()
  next.focus()
}
