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
        'resting.loading',
        'resting.loaded',
        'resting.failed',
        'sending',
      ],
    },
  },
  args: { machine: 'savedRows', state: 'resting.loading' },
  play: showsState,
} satisfies Meta<typeof StateStory>
export default meta
type Story = StoryObj<typeof meta>

export const RestingLoading: Story = {
  name: 'resting.loading',
  args: { state: 'resting.loading' },
}
export const RestingLoaded: Story = {
  name: 'resting.loaded',
  args: { state: 'resting.loaded' },
}
export const RestingFailed: Story = {
  name: 'resting.failed',
  args: { state: 'resting.failed' },
}
export const Sending: Story = {
  name: 'sending',
  args: { state: 'sending' },
}
