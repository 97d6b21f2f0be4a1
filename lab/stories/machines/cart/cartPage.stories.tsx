// Made by `npm run derive` from the machine and its example; not to be edited.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateStory } from '../../StateStory.tsx'
import { showsState } from '../../showsState.ts'

const meta = {
  title: 'Machines/Cart page',
  component: StateStory,
  parameters: { hasOwnRouter: true },
  argTypes: {
    machine: { table: { disable: true } },
    state: {
      control: 'select',
      options: [
        'all',
        'searching',
      ],
    },
  },
  args: { machine: 'cartPage', state: 'all' },
  play: showsState,
} satisfies Meta<typeof StateStory>
export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {
  name: 'all',
  args: { state: 'all' },
}
export const Searching: Story = {
  name: 'searching',
  args: { state: 'searching' },
}
