import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Select } from '../../../src/views/parts/fields/Select.tsx'

const meta = {
  title: 'Parts/Select',
  component: Select,
  parameters: { isPadded: true },
  args: {
    label: 'Currency',
    value: 'INR',
    options: [
      { value: 'INR', text: 'INR ₹' },
      { value: 'EUR', text: 'EUR €' },
    ],
    onChoose: fn(),
  },
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

export const Standing: Story = {}

export const Chosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Currency'), 'EUR')
    await expect(args.onChoose).toHaveBeenCalledTimes(1)
    await expect(args.onChoose).toHaveBeenCalledWith('EUR')
  },
}
