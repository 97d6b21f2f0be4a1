import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId } from 'react'
import controls from '../controls.module.css'

/** A native select with a label for screen readers only. */
export function Select({
  label,
  value,
  options,
  onChoose,
}: {
  label: string
  value: string
  options: readonly { readonly value: string; readonly text: string }[]
  onChoose: (value: string) => void
}) {
  return (
    <label className={controls.select}>
      <span className={controls.hidden}>{label}</span>
      <select name={useId()} value={value} onChange={(event) => onChoose(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden size={14} />
    </label>
  )
}
