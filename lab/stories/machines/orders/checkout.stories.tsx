// Made by `npm run derive` from the machine and its example; not to be edited.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateStory } from '../../StateStory.tsx'
import { showsState } from '../../showsState.ts'

const meta = {
  title: 'Machines/Checkout',
  component: StateStory,
  parameters: { hasOwnRouter: true },
  argTypes: {
    machine: { table: { disable: true } },
    state: {
      control: 'select',
      options: [
        'saved',
        'writing',
      ],
    },
  },
  args: { machine: 'checkout', state: 'saved' },
  play: showsState,
} satisfies Meta<typeof StateStory>
export default meta
type Story = StoryObj<typeof meta>

export const Saved: Story = {
  name: 'saved',
  args: { state: 'saved' },
}
export const Writing: Story = {
  name: 'writing',
  args: { state: 'writing' },
}
