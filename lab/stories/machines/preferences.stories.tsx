// Made by `npm run derive` from the machine and its example; not to be edited.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateStory } from '../StateStory.tsx'

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
        'failed',
      ],
    },
  },
  args: { machine: 'preferences', state: 'loading' },
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
export const Failed: Story = {
  name: 'failed',
  args: { state: 'failed' },
}
