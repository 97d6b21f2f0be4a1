// Made by `npm run derive` from the machine and its example; not to be edited.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateStory } from '../StateStory.tsx'

const meta = {
  title: 'Machines/Search panel',
  component: StateStory,
  parameters: { hasOwnRouter: true },
  argTypes: {
    machine: { table: { disable: true } },
    state: {
      control: 'select',
      options: [
        'closed',
        'open.remembering',
        'open.resting',
        'open.pausing',
        'open.asking',
        'open.suggesting',
      ],
    },
  },
  args: { machine: 'searchPanel', state: 'closed' },
} satisfies Meta<typeof StateStory>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {
  name: 'closed',
  args: { state: 'closed' },
}
export const OpenRemembering: Story = {
  name: 'open.remembering',
  args: { state: 'open.remembering' },
}
export const OpenResting: Story = {
  name: 'open.resting',
  args: { state: 'open.resting' },
}
export const OpenPausing: Story = {
  name: 'open.pausing',
  args: { state: 'open.pausing' },
}
export const OpenAsking: Story = {
  name: 'open.asking',
  args: { state: 'open.asking' },
}
export const OpenSuggesting: Story = {
  name: 'open.suggesting',
  args: { state: 'open.suggesting' },
}
