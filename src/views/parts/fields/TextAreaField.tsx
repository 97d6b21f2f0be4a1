import type { TextareaHTMLAttributes } from 'react'
import type { Sentence } from '../../../machines/parts/shell.ts'
import { FieldFrame } from './FieldFrame.tsx'

/** A labelled field for several lines, with its problem. */
export function TextAreaField({
  label,
  problem,
  hint,
  required,
  ...area
}: {
  label: string
  problem?: Sentence | undefined
  hint?: string | undefined
} & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return (
    <FieldFrame label={label} problem={problem} hint={hint} required={required}>
      {(framed) => <textarea {...area} {...framed} dir="auto" />}
    </FieldFrame>
  )
}
