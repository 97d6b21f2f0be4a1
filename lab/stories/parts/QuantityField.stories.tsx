import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { QuantityField } from '../../../src/views/parts/fields/QuantityField.tsx'

const meta = {
  title: 'Parts/Quantity field',
  component: QuantityField,
  parameters: { isPadded: true },
  args: {
    value: 20,
    names: { quantity: 'Quantity', increase: 'More', decrease: 'Less' },
    canIncrease: true,
    canDecrease: true,
    onType: fn(),
    onIncrease: fn(),
    onDecrease: fn(),
  },
} satisfies Meta<typeof QuantityField>
export default meta
type Story = StoryObj<typeof meta>

export const Standing: Story = {}
export const Empty: Story = { args: { value: 0, mayBeEmpty: true, canDecrease: false } }
export const Waiting: Story = { args: { disabled: true } }

/** The typed value is reported once, when Enter is pressed. */
export const Typed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '{selectall}30{Enter}')
    await expect(args.onType).toHaveBeenCalledTimes(1)
    await expect(args.onType).toHaveBeenCalledWith(30)
  },
}
