// Made by `npm run derive` from the machine and its example; not to be edited.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateStory } from '../../StateStory.tsx'
import { showsState } from '../../showsState.ts'

const meta = {
  title: 'Machines/Export data',
  component: StateStory,
  parameters: { hasOwnRouter: true },
  argTypes: {
    machine: { table: { disable: true } },
    state: {
      control: 'select',
      options: [
        'idle',
        'preparing',
        'saved',
        'failed',
      ],
    },
  },
  args: { machine: 'exportData', state: 'idle' },
  play: showsState,
} satisfies Meta<typeof StateStory>
export default meta
type Story = StoryObj<typeof meta>

export const Idle: Story = {
  name: 'idle',
  args: { state: 'idle' },
}
export const Preparing: Story = {
  name: 'preparing',
  args: { state: 'preparing' },
}
export const Saved: Story = {
  name: 'saved',
  args: { state: 'saved' },
}
export const Failed: Story = {
  name: 'failed',
  args: { state: 'failed' },
}
