// Made by `npm run derive` from the machine and its example; not to be edited.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateStory } from '../../StateStory.tsx'
import { showsState } from '../../showsState.ts'

const meta = {
  title: 'Machines/Profile',
  component: StateStory,
  parameters: { hasOwnRouter: true },
  argTypes: {
    machine: { table: { disable: true } },
    state: {
      control: 'select',
      options: [
        'editing',
        'sending',
        'done',
      ],
    },
  },
  args: { machine: 'profile', state: 'editing' },
  play: showsState,
} satisfies Meta<typeof StateStory>
export default meta
type Story = StoryObj<typeof meta>

export const Editing: Story = {
  name: 'editing',
  args: { state: 'editing' },
}
export const Sending: Story = {
  name: 'sending',
  args: { state: 'sending' },
}
export const Done: Story = {
  name: 'done',
  args: { state: 'done' },
}
