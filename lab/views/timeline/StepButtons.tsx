import StepBack from 'lucide-react/icons/step-back'
import StepForward from 'lucide-react/icons/step-forward'
import { useKeys } from '../useKeys.ts'

const isBackKey = ({ key, altKey }: KeyboardEvent) => altKey && key === 'ArrowLeft'
const isForwardKey = ({ key, altKey }: KeyboardEvent) => altKey && key === 'ArrowRight'

/**
 * Goes one step back or forward, also by keys.
 * @param at the number of taken steps
 * @param last the number of all steps
 */
export function StepButtons({
  at,
  last,
  onGo,
}: {
  at: number
  last: number
  onGo: (at: number) => void
}) {
  const isFirst = at === 0
  const isLast = at === last
  // Also at the ends, where the browser would leave the page.
  useKeys((event) => {
    if (isBackKey(event) && !isFirst) onGo(at - 1)
    if (isForwardKey(event) && !isLast) onGo(at + 1)
    return isBackKey(event) || isForwardKey(event)
  })
  return (
    <>
      <button
        type="button"
        aria-label="One step back"
        title="One step back (Alt + ←)"
        aria-keyshortcuts="Alt+ArrowLeft"
        disabled={isFirst}
        onClick={() => onGo(at - 1)}
      >
        <StepBack aria-hidden size={18} />
      </button>
      <button
        type="button"
        aria-label="One step forward"
        title="One step forward (Alt + →)"
        aria-keyshortcuts="Alt+ArrowRight"
        disabled={isLast}
        onClick={() => onGo(at + 1)}
      >
        <StepForward aria-hidden size={18} />
      </button>
    </>
  )
}
