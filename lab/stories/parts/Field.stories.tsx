import type { Meta, StoryObj } from '@storybook/react-vite'
import { CheckField, Field } from '../../../src/views/parts/fields/Field.tsx'

const meta = {
  title: 'Parts/Field',
  component: Field,
  parameters: { isPadded: true },
  args: { label: 'Company', name: 'company', required: true },
} satisfies Meta<typeof Field>
export default meta
type Story = StoryObj<typeof meta>

export const Required: Story = {}
export const Optional: Story = { args: { required: false } }
export const WithHint: Story = { args: { hint: 'As on your invoices' } }
export const Wrong: Story = {
  args: { defaultValue: 'asha@', label: 'E-mail', problem: { key: 'field.email' } },
}

export const Checkbox: Story = { render: () => <CheckField label="Newsletter" name="newsletter" /> }
export const CheckboxWrong: Story = {
  render: () => <CheckField label="I am in the trade" problem={{ key: 'field.required' }} />,
}
