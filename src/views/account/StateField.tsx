import { useTranslation } from 'react-i18next'
import { statesOf } from '../../domain/account/states.ts'
import type { Sentence } from '../../machines/shell.ts'
import { Field } from '../parts/Field.tsx'
import { SelectField } from '../parts/SelectField.tsx'

/** Picks a state of the country, or takes it typed where the states are not known. */
export function StateField({
  country,
  state,
  problem,
}: {
  country: string
  /** What is chosen at first; it stays on offer even when the list does not have it. */
  state: string
  problem?: Sentence | undefined
}) {
  const { t } = useTranslation()
  const known = statesOf(country)
  const field = {
    label: t('field.stateLabel'),
    name: 'state',
    autoComplete: 'address-level1',
    defaultValue: state,
    problem,
  }
  if (known.length === 0) return <Field {...field} />
  const offered = state === '' || known.includes(state) ? known : [state, ...known]
  return <SelectField {...field} options={offered.map((name) => ({ value: name, text: name }))} />
}
