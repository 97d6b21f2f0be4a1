// Made by `npm run derive` from the machine and its example; not to be edited.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateStory } from '../../StateStory.tsx'
import { showsState } from '../../showsState.ts'

const meta = {
  title: 'Machines/Offline queue',
  component: StateStory,
  parameters: { hasOwnRouter: true },
  argTypes: {
    machine: { table: { disable: true } },
    state: {
      control: 'select',
      options: [
        'closed',
        'open.resting',
        'open.holding',
        'open.reading',
        'open.sending',
        'open.waiting',
      ],
    },
  },
  args: { machine: 'offlineQueue', state: 'closed' },
  play: showsState,
} satisfies Meta<typeof StateStory>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {
  name: 'closed',
  args: { state: 'closed' },
}
export const OpenResting: Story = {
  name: 'open.resting',
  args: { state: 'open.resting' },
}
export const OpenHolding: Story = {
  name: 'open.holding',
  args: { state: 'open.holding' },
}
export const OpenReading: Story = {
  name: 'open.reading',
  args: { state: 'open.reading' },
}
export const OpenSending: Story = {
  name: 'open.sending',
  args: { state: 'open.sending' },
}
export const OpenWaiting: Story = {
  name: 'open.waiting',
  args: { state: 'open.waiting' },
}
