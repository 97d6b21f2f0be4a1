import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { useRef, useState } from 'react'
import { typedPieces } from '../../../domain/cart/pieces.ts'
import styles from './QuantityField.module.css'

/** The labels of the three parts of a quantity. */
export interface QuantityNames {
  readonly quantity: string
  readonly increase: string
  readonly decrease: string
}

/** Number of steps with the Shift key. */
const bigStep = 10

/**
 * A field for a quantity, with buttons for steps. The typed value is reported when the field loses the focus or Enter
 * is pressed. With `stepsFar`, Shift makes ten steps of one, on the buttons and with the arrow keys.
 */
export function QuantityField({
  value,
  names,
  canIncrease,
  canDecrease,
  disabled = false,
  mayBeEmpty = false,
  stepsFar = false,
  onPaste,
  onType,
  onIncrease,
  onDecrease,
}: {
  /** 0 shows as an empty field. */
  value: number
  names: QuantityNames
  canIncrease: boolean
  canDecrease: boolean
  disabled?: boolean
  /** An empty field means 0 if the field allows it; otherwise the previous quantity is restored. */
  mayBeEmpty?: boolean
  stepsFar?: boolean
  /** Handles pasted text, unless it returns false. */
  onPaste?: (text: string) => boolean
  onType: (quantity: number) => void
  onIncrease: (steps: number) => void
  onDecrease: (steps: number) => void
}) {
  const [typed, setTyped] = useState<string | null>(null)
  // Enter reports the value and moves the focus, which blurs the field before it has rendered: report it only once.
  const unreported = useRef<string | null>(null)
  const report = () => {
    const text = unreported.current
    if (text === null) return
    unreported.current = null
    setTyped(null)
    const quantity = quantityIn(text, mayBeEmpty)
    if (quantity !== undefined && quantity !== value) onType(quantity)
  }
  const stepsOf = ({ shiftKey }: { shiftKey: boolean }) => (stepsFar && shiftKey ? bigStep : 1)
  return (
    <span className={styles.field}>
      <button
        type="button"
        className={styles.step}
        aria-label={names.decrease}
        aria-disabled={disabled || !canDecrease}
        onClick={(event) => !disabled && canDecrease && onDecrease(stepsOf(event))}
      >
        <Minus aria-hidden size={16} />
      </button>
      <input
        className={styles.input}
        aria-label={names.quantity}
        inputMode="numeric"
        autoComplete="off"
        data-quantity
        readOnly={disabled}
        aria-disabled={disabled}
        value={typed ?? (value === 0 ? '' : String(value))}
        placeholder="0"
        onChange={(event) => {
          unreported.current = event.target.value
          setTyped(event.target.value)
        }}
        onFocus={(event) => event.target.select()}
        onBlur={report}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault()
            report()
          }
          const far = stepsFar && event.shiftKey && !disabled
          if (far && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
            event.preventDefault()
            report()
            if (event.key === 'ArrowDown' && canDecrease) onDecrease(bigStep)
            if (event.key === 'ArrowUp' && canIncrease) onIncrease(bigStep)
          }
        }}
        onPaste={(event) => {
          if (disabled || !onPaste?.(event.clipboardData.getData('text'))) return
          event.preventDefault()
          unreported.current = null
          setTyped(null)
        }}
      />
      <button
        type="button"
        className={styles.step}
        aria-label={names.increase}
        aria-disabled={disabled || !canIncrease}
        onClick={(event) => !disabled && canIncrease && onIncrease(stepsOf(event))}
      >
        <Plus aria-hidden size={16} />
      </button>
    </span>
  )
}

/** The typed number; undefined if it is not a number. */
const quantityIn = (text: string, mayBeEmpty: boolean): number | undefined =>
  text.trim() === '' && mayBeEmpty ? 0 : typedPieces(text)
