// Made by `npm run derive` from the machine and its example; not to be edited.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateStory } from '../../StateStory.tsx'
import { showsState } from '../../showsState.ts'

const meta = {
  title: 'Machines/Cart',
  component: StateStory,
  parameters: { hasOwnRouter: true },
  argTypes: {
    machine: { table: { disable: true } },
    state: {
      control: 'select',
      options: [
        'closed',
        'open.reading.loading',
        'open.reading.loaded',
        'open.reading.behind',
        'open.reading.failed',
        'open.writing.queueing',
        'open.writing.settled',
        'open.writing.gathering.pausing',
        'open.writing.sending',
        'open.writing.waiting',
      ],
    },
  },
  args: { machine: 'cart', state: 'closed' },
  play: showsState,
} satisfies Meta<typeof StateStory>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {
  name: 'closed',
  args: { state: 'closed' },
}
export const OpenReadingLoading: Story = {
  name: 'open.reading.loading',
  args: { state: 'open.reading.loading' },
}
export const OpenReadingLoaded: Story = {
  name: 'open.reading.loaded',
  args: { state: 'open.reading.loaded' },
}
export const OpenReadingBehind: Story = {
  name: 'open.reading.behind',
  args: { state: 'open.reading.behind' },
}
export const OpenReadingFailed: Story = {
  name: 'open.reading.failed',
  args: { state: 'open.reading.failed' },
}
export const OpenWritingQueueing: Story = {
  name: 'open.writing.queueing',
  args: { state: 'open.writing.queueing' },
}
export const OpenWritingSettled: Story = {
  name: 'open.writing.settled',
  args: { state: 'open.writing.settled' },
}
export const OpenWritingGatheringPausing: Story = {
  name: 'open.writing.gathering.pausing',
  args: { state: 'open.writing.gathering.pausing' },
}
export const OpenWritingSending: Story = {
  name: 'open.writing.sending',
  args: { state: 'open.writing.sending' },
}
export const OpenWritingWaiting: Story = {
  name: 'open.writing.waiting',
  args: { state: 'open.writing.waiting' },
}
