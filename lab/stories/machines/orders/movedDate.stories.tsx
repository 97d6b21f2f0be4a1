// Made by `npm run derive` from the machine and its example; not to be edited.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateStory } from '../../StateStory.tsx'
import { showsState } from '../../showsState.ts'

const meta = {
  title: 'Machines/Moved date',
  component: StateStory,
  parameters: { hasOwnRouter: true },
  argTypes: {
    machine: { table: { disable: true } },
    state: {
      control: 'select',
      options: [
        'asking',
        'confirmingDrop',
        'sending',
        'answered',
      ],
    },
  },
  args: { machine: 'movedDate', state: 'asking' },
  play: showsState,
} satisfies Meta<typeof StateStory>
export default meta
type Story = StoryObj<typeof meta>

export const Asking: Story = {
  name: 'asking',
  args: { state: 'asking' },
}
export const ConfirmingDrop: Story = {
  name: 'confirmingDrop',
  args: { state: 'confirmingDrop' },
}
export const Sending: Story = {
  name: 'sending',
  args: { state: 'sending' },
}
export const Answered: Story = {
  name: 'answered',
  args: { state: 'answered' },
}
