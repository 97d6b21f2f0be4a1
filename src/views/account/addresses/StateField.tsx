import { statesOf } from '../../../domain/account/states.ts'
import type { Sentence } from '../../../machines/parts/shell.ts'
import { Field } from '../../parts/fields/Field.tsx'
import { SelectField } from '../../parts/fields/SelectField.tsx'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'

/** Selects a state of the country; a text field if the states are unknown. */
export function StateField({
  country,
  state,
  problem,
}: {
  country: string
  /** The initial choice; it is offered even if it is not in the list. */
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
