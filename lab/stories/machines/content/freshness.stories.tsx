// Made by `npm run derive` from the machine and its example; not to be edited.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateStory } from '../../StateStory.tsx'
import { showsState } from '../../showsState.ts'

const meta = {
  title: 'Machines/Freshness',
  component: StateStory,
  parameters: { hasOwnRouter: true },
  argTypes: {
    machine: { table: { disable: true } },
    state: {
      control: 'select',
      options: [
        'fresh',
        'hidden',
      ],
    },
  },
  args: { machine: 'freshness', state: 'fresh' },
  play: showsState,
} satisfies Meta<typeof StateStory>
export default meta
type Story = StoryObj<typeof meta>

export const Fresh: Story = {
  name: 'fresh',
  args: { state: 'fresh' },
}
export const Hidden: Story = {
  name: 'hidden',
  args: { state: 'hidden' },
}
