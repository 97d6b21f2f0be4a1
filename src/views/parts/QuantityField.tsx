import { Minus, Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import styles from './QuantityField.module.css'

/** What the three parts of a quantity are called. */
export interface QuantityNames {
  readonly quantity: string
  readonly increase: string
  readonly decrease: string
}

/** A quantity to step or to type. What is typed is told when the field is left or Enter is pressed. */
export function QuantityField({
  value,
  names,
  canDecrease,
  disabled = false,
  mayBeEmpty = false,
  onType,
  onIncrease,
  onDecrease,
}: {
  /** 0 shows as an empty field. */
  value: number
  names: QuantityNames
  canDecrease: boolean
  disabled?: boolean
  /** An empty field means none; elsewhere the quantity that was there comes back. */
  mayBeEmpty?: boolean
  onType: (quantity: number) => void
  onIncrease: () => void
  onDecrease: () => void
}) {
  const [typed, setTyped] = useState<string | null>(null)
  // Enter tells and moves the focus, which leaves the field before it has rendered: told once is enough.
  const untold = useRef<string | null>(null)
  const tell = () => {
    const text = untold.current
    if (text === null) return
    untold.current = null
    setTyped(null)
    const quantity = quantityIn(text, mayBeEmpty)
    if (quantity !== undefined && quantity !== value) onType(quantity)
  }
  return (
    <span className={styles.field}>
      <button
        type="button"
        className={styles.step}
        aria-label={names.decrease}
        disabled={disabled || !canDecrease}
        onClick={onDecrease}
      >
        <Minus aria-hidden size={16} />
      </button>
      <input
        className={styles.input}
        aria-label={names.quantity}
        inputMode="numeric"
        autoComplete="off"
        data-quantity
        disabled={disabled}
        value={typed ?? (value === 0 ? '' : String(value))}
        placeholder="0"
        onChange={(event) => {
          untold.current = event.target.value
          setTyped(event.target.value)
        }}
        onFocus={(event) => event.target.select()}
        onBlur={tell}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault()
            tell()
          }
        }}
      />
      <button
        type="button"
        className={styles.step}
        aria-label={names.increase}
        disabled={disabled}
        onClick={onIncrease}
      >
        <Plus aria-hidden size={16} />
      </button>
    </span>
  )
}

/** The number that was typed; undefined for what is none. */
const quantityIn = (text: string, mayBeEmpty: boolean): number | undefined => {
  const trimmed = text.trim()
  if (trimmed === '') return mayBeEmpty ? 0 : undefined
  return /^-?\d{1,12}(\.\d+)?$/.test(trimmed) ? Number(trimmed) : undefined
}
