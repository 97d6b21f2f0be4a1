import { startTransition, useEffect, useState } from 'react'

/** Number of lines rendered at once: about as many as fit on a screen below the picker. */
const first = 6
/** Number of lines rendered in each further step. */
const step = 30

/**
 * Renders the first of many lines at once, and the rest a few at a time, so that the page stays responsive.
 * @param list identifies the lines: another list starts again, the same one with new lines does not
 */
export const useDrawnInSteps = <T>(lines: readonly T[], list: unknown): readonly T[] => {
  const [drawn, setDrawn] = useState({ list, count: first })
  const count = drawn.list === list ? drawn.count : first
  useEffect(() => {
    if (count < lines.length) startTransition(() => setDrawn({ list, count: count + step }))
  }, [lines.length, list, count])
  return lines.slice(0, count)
}
