// Made by `npm run derive` from the machine and its example; not to be edited.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateStory } from '../../StateStory.tsx'
import { showsState } from '../../showsState.ts'

const meta = {
  title: 'Machines/Cancel order',
  component: StateStory,
  parameters: { hasOwnRouter: true },
  argTypes: {
    machine: { table: { disable: true } },
    state: {
      control: 'select',
      options: [
        'offered',
        'asking',
        'sending',
        'cancelled',
      ],
    },
  },
  args: { machine: 'cancelOrder', state: 'offered' },
  play: showsState,
} satisfies Meta<typeof StateStory>
export default meta
type Story = StoryObj<typeof meta>

export const Offered: Story = {
  name: 'offered',
  args: { state: 'offered' },
}
export const Asking: Story = {
  name: 'asking',
  args: { state: 'asking' },
}
export const Sending: Story = {
  name: 'sending',
  args: { state: 'sending' },
}
export const Cancelled: Story = {
  name: 'cancelled',
  args: { state: 'cancelled' },
}
