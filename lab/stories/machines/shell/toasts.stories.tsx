// Made by `npm run derive` from the machine and its example; not to be edited.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateStory } from '../../StateStory.tsx'
import { showsState } from '../../showsState.ts'

const meta = {
  title: 'Machines/Toasts',
  component: StateStory,
  parameters: { hasOwnRouter: true },
  argTypes: {
    machine: { table: { disable: true } },
    state: {
      control: 'select',
      options: [
        'reached',
        'lost',
      ],
    },
  },
  args: { machine: 'toasts', state: 'reached' },
  play: showsState,
} satisfies Meta<typeof StateStory>
export default meta
type Story = StoryObj<typeof meta>

export const Reached: Story = {
  name: 'reached',
  args: { state: 'reached' },
}
export const Lost: Story = {
  name: 'lost',
  args: { state: 'lost' },
}
