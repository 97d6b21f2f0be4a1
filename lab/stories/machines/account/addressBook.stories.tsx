// Made by `npm run derive` from the machine and its example; not to be edited.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateStory } from '../../StateStory.tsx'
import { showsState } from '../../showsState.ts'

const meta = {
  title: 'Machines/Address book',
  component: StateStory,
  parameters: { hasOwnRouter: true },
  argTypes: {
    machine: { table: { disable: true } },
    state: {
      control: 'select',
      options: [
        'idle',
        'confirming',
        'sending',
      ],
    },
  },
  args: { machine: 'addressBook', state: 'idle' },
  play: showsState,
} satisfies Meta<typeof StateStory>
export default meta
type Story = StoryObj<typeof meta>

export const Idle: Story = {
  name: 'idle',
  args: { state: 'idle' },
}
export const Confirming: Story = {
  name: 'confirming',
  args: { state: 'confirming' },
}
export const Sending: Story = {
  name: 'sending',
  args: { state: 'sending' },
}
