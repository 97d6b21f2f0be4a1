// Made by `npm run derive` from the machine and its example; not to be edited.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateStory } from '../../StateStory.tsx'
import { showsState } from '../../showsState.ts'

const meta = {
  title: 'Machines/App',
  component: StateStory,
  parameters: { hasOwnRouter: true },
  argTypes: {
    machine: { table: { disable: true } },
    state: {
      control: 'select',
      options: [
        'visitor',
        'customer',
      ],
    },
  },
  args: { machine: 'app', state: 'visitor' },
  play: showsState,
} satisfies Meta<typeof StateStory>
export default meta
type Story = StoryObj<typeof meta>

export const Visitor: Story = {
  name: 'visitor',
  args: { state: 'visitor' },
}
export const Customer: Story = {
  name: 'customer',
  args: { state: 'customer' },
}
