// Made by `npm run derive` from the machine and its example; not to be edited.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateStory } from '../../StateStory.tsx'
import { showsState } from '../../showsState.ts'

const meta = {
  title: 'Machines/Saved rows',
  component: StateStory,
  parameters: { hasOwnRouter: true },
  argTypes: {
    machine: { table: { disable: true } },
    state: {
      control: 'select',
      options: [
        'closed',
        'open.page.shown',
        'open.page.left',
        'open.acting.restoring',
        'open.acting.resting.unread',
        'open.acting.resting.loading',
        'open.acting.resting.loaded',
        'open.acting.resting.failed',
        'open.acting.sending',
        'open.acting.waiting',
      ],
    },
  },
  args: { machine: 'savedRows', state: 'closed' },
  play: showsState,
} satisfies Meta<typeof StateStory>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {
  name: 'closed',
  args: { state: 'closed' },
}
export const OpenPageShown: Story = {
  name: 'open.page.shown',
  args: { state: 'open.page.shown' },
}
export const OpenPageLeft: Story = {
  name: 'open.page.left',
  args: { state: 'open.page.left' },
}
export const OpenActingRestoring: Story = {
  name: 'open.acting.restoring',
  args: { state: 'open.acting.restoring' },
}
export const OpenActingRestingUnread: Story = {
  name: 'open.acting.resting.unread',
  args: { state: 'open.acting.resting.unread' },
}
export const OpenActingRestingLoading: Story = {
  name: 'open.acting.resting.loading',
  args: { state: 'open.acting.resting.loading' },
}
export const OpenActingRestingLoaded: Story = {
  name: 'open.acting.resting.loaded',
  args: { state: 'open.acting.resting.loaded' },
}
export const OpenActingRestingFailed: Story = {
  name: 'open.acting.resting.failed',
  args: { state: 'open.acting.resting.failed' },
}
export const OpenActingSending: Story = {
  name: 'open.acting.sending',
  args: { state: 'open.acting.sending' },
}
export const OpenActingWaiting: Story = {
  name: 'open.acting.waiting',
  args: { state: 'open.acting.waiting' },
}
