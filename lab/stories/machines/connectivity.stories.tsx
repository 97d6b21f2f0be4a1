// Made by `npm run derive` from the machine and its example; not to be edited.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateStory } from '../StateStory.tsx'

const meta = {
  title: 'Machines/Connectivity',
  component: StateStory,
  parameters: { hasOwnRouter: true },
  argTypes: {
    machine: { table: { disable: true } },
    state: {
      control: 'select',
      options: [
        'online',
        'offline',
        'probing.asking',
        'probing.waiting',
      ],
    },
  },
  args: { machine: 'connectivity', state: 'online' },
} satisfies Meta<typeof StateStory>
export default meta
type Story = StoryObj<typeof meta>

export const Online: Story = {
  name: 'online',
  args: { state: 'online' },
}
export const Offline: Story = {
  name: 'offline',
  args: { state: 'offline' },
}
export const ProbingAsking: Story = {
  name: 'probing.asking',
  args: { state: 'probing.asking' },
}
export const ProbingWaiting: Story = {
  name: 'probing.waiting',
  args: { state: 'probing.waiting' },
}
