// Made by `npm run derive` from the machine and its example; not to be edited.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateStory } from '../StateStory.tsx'

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
        'loading',
        'open.idle',
        'open.editing',
        'failed',
      ],
    },
  },
  args: { machine: 'cart', state: 'closed' },
} satisfies Meta<typeof StateStory>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {
  name: 'closed',
  args: { state: 'closed' },
}
export const Loading: Story = {
  name: 'loading',
  args: { state: 'loading' },
}
export const OpenIdle: Story = {
  name: 'open.idle',
  args: { state: 'open.idle' },
}
export const OpenEditing: Story = {
  name: 'open.editing',
  args: { state: 'open.editing' },
}
export const Failed: Story = {
  name: 'failed',
  args: { state: 'failed' },
}
