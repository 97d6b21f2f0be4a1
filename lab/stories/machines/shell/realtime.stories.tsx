// Made by `npm run derive` from the machine and its example; not to be edited.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateStory } from '../../StateStory.tsx'
import { showsState } from '../../showsState.ts'

const meta = {
  title: 'Machines/Realtime',
  component: StateStory,
  parameters: { hasOwnRouter: true },
  argTypes: {
    machine: { table: { disable: true } },
    state: {
      control: 'select',
      options: [
        'off',
        'open.connecting',
        'open.connected',
        'waiting',
      ],
    },
  },
  args: { machine: 'realtime', state: 'off' },
  play: showsState,
} satisfies Meta<typeof StateStory>
export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {
  name: 'off',
  args: { state: 'off' },
}
export const OpenConnecting: Story = {
  name: 'open.connecting',
  args: { state: 'open.connecting' },
}
export const OpenConnected: Story = {
  name: 'open.connected',
  args: { state: 'open.connected' },
}
export const Waiting: Story = {
  name: 'waiting',
  args: { state: 'waiting' },
}
