// Made by `npm run derive` from the machine and its example; not to be edited.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateStory } from '../../StateStory.tsx'
import { showsState } from '../../showsState.ts'

const meta = {
  title: 'Machines/Inbox',
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
        'open.reading.failed',
        'open.telling.idle',
        'open.telling.sending',
        'open.telling.waiting',
      ],
    },
  },
  args: { machine: 'inbox', state: 'closed' },
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
export const OpenReadingFailed: Story = {
  name: 'open.reading.failed',
  args: { state: 'open.reading.failed' },
}
export const OpenTellingIdle: Story = {
  name: 'open.telling.idle',
  args: { state: 'open.telling.idle' },
}
export const OpenTellingSending: Story = {
  name: 'open.telling.sending',
  args: { state: 'open.telling.sending' },
}
export const OpenTellingWaiting: Story = {
  name: 'open.telling.waiting',
  args: { state: 'open.telling.waiting' },
}
