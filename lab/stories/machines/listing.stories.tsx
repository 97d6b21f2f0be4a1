// Made by `npm run derive` from the machine and its example; not to be edited.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateStory } from '../StateStory.tsx'

const meta = {
  title: 'Machines/Listing',
  component: StateStory,
  parameters: { hasOwnRouter: true },
  argTypes: {
    machine: { table: { disable: true } },
    state: {
      control: 'select',
      options: [
        'waiting',
        'loading',
        'failed',
        'complete',
      ],
    },
  },
  args: { machine: 'listing', state: 'waiting' },
} satisfies Meta<typeof StateStory>
export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = {
  name: 'waiting',
  args: { state: 'waiting' },
}
export const Loading: Story = {
  name: 'loading',
  args: { state: 'loading' },
}
export const Failed: Story = {
  name: 'failed',
  args: { state: 'failed' },
}
export const Complete: Story = {
  name: 'complete',
  args: { state: 'complete' },
}
