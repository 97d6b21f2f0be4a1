import ChevronDown from 'lucide-react/icons/chevron-down'
import type { SelectHTMLAttributes } from 'react'
import type { Sentence } from '../../../machines/parts/shell.ts'
import controls from '../controls.module.css'
import { useTranslation } from '../hooks/useTranslation.ts'
import { FieldFrame } from './FieldFrame.tsx'

/** A labelled select with its problem; nothing is chosen at first. */
export function SelectField({
  label,
  problem,
  options,
  required,
  ...select
}: {
  label: string
  problem?: Sentence | undefined
  options: readonly { readonly value: string; readonly text: string }[]
} & SelectHTMLAttributes<HTMLSelectElement>) {
  const { t } = useTranslation()
  return (
    <FieldFrame label={label} problem={problem} required={required}>
      {(framed) => (
        <span className={controls.select}>
          <select {...select} {...framed}>
            <option value="">{t('field.choose')}</option>
            {options.map(({ value, text }) => (
              // Browsers do not all name and sort countries like the server.
              <option key={value} value={value} suppressHydrationWarning>
                {text}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden size={14} />
        </span>
      )}
    </FieldFrame>
  )
}
