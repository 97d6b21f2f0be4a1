import { useState } from 'react'
import { useViewTransitionState } from 'react-router-dom'

/** Not every browser has view transitions, and the server has none. */
const hasTransitions = typeof document !== 'undefined' && 'startViewTransition' in document

/**
 * Whether the content of a link moves over to the page that it opens, by a view transition (rule P22). Only that of the
 * pressed link does: a name of a transition may stand for one element only.
 * @param to the path of the page
 */
export const useMovesOver = (to: string) => {
  const [isOpened, setOpened] = useState(false)
  const isMoving = useViewTransitionState(to) && isOpened
  return { isMoving, link: { to, viewTransition: hasTransitions, onClick: () => setOpened(true) } }
}
