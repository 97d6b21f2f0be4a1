// Made by `npm run derive` from the machine and its example; not to be edited.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateStory } from '../../StateStory.tsx'

const meta = {
  title: 'Machines/Toasts',
  component: StateStory,
  parameters: { hasOwnRouter: true },
  argTypes: {
    machine: { table: { disable: true } },
    state: {
      control: 'select',
      options: [
        'at the start',
        'after toast.raised',
        'after toast.closed',
      ],
    },
  },
  args: { machine: 'toasts', state: 'at the start' },
} satisfies Meta<typeof StateStory>
export default meta
type Story = StoryObj<typeof meta>

export const AtTheStart: Story = {
  name: 'at the start',
  args: { state: 'at the start' },
}
export const AfterToastRaised: Story = {
  name: 'after toast.raised',
  args: { state: 'after toast.raised' },
}
export const AfterToastClosed: Story = {
  name: 'after toast.closed',
  args: { state: 'after toast.closed' },
}
