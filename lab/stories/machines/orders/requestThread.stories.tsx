// Made by `npm run derive` from the machine and its example; not to be edited.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateStory } from '../../StateStory.tsx'
import { showsState } from '../../showsState.ts'

const meta = {
  title: 'Machines/Request thread',
  component: StateStory,
  parameters: { hasOwnRouter: true },
  argTypes: {
    machine: { table: { disable: true } },
    state: {
      control: 'select',
      options: [
        'reading.loading',
        'reading.shown',
        'reading.failed',
        'reading.gone',
        'acting.idle',
        'acting.sending',
        'following.open',
        'following.waiting',
      ],
    },
  },
  args: { machine: 'requestThread', state: 'reading.loading' },
  play: showsState,
} satisfies Meta<typeof StateStory>
export default meta
type Story = StoryObj<typeof meta>

export const ReadingLoading: Story = {
  name: 'reading.loading',
  args: { state: 'reading.loading' },
}
export const ReadingShown: Story = {
  name: 'reading.shown',
  args: { state: 'reading.shown' },
}
export const ReadingFailed: Story = {
  name: 'reading.failed',
  args: { state: 'reading.failed' },
}
export const ReadingGone: Story = {
  name: 'reading.gone',
  args: { state: 'reading.gone' },
}
export const ActingIdle: Story = {
  name: 'acting.idle',
  args: { state: 'acting.idle' },
}
export const ActingSending: Story = {
  name: 'acting.sending',
  args: { state: 'acting.sending' },
}
export const FollowingOpen: Story = {
  name: 'following.open',
  args: { state: 'following.open' },
}
export const FollowingWaiting: Story = {
  name: 'following.waiting',
  args: { state: 'following.waiting' },
}
