// Made by `npm run derive` from the machine and its example; not to be edited.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateStory } from '../../StateStory.tsx'
import { showsState } from '../../showsState.ts'

const meta = {
  title: 'Machines/Preferences',
  component: StateStory,
  parameters: { hasOwnRouter: true },
  argTypes: {
    machine: { table: { disable: true } },
    state: {
      control: 'select',
      options: [
        'loading',
        'ready',
        'failed.waiting',
        'failed.retrying',
      ],
    },
  },
  args: { machine: 'preferences', state: 'loading' },
  play: showsState,
} satisfies Meta<typeof StateStory>
export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  name: 'loading',
  args: { state: 'loading' },
}
export const Ready: Story = {
  name: 'ready',
  args: { state: 'ready' },
}
export const FailedWaiting: Story = {
  name: 'failed.waiting',
  args: { state: 'failed.waiting' },
}
export const FailedRetrying: Story = {
  name: 'failed.retrying',
  args: { state: 'failed.retrying' },
}
