// Made by `npm run derive` from the machine and its example; not to be edited.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateStory } from '../../StateStory.tsx'
import { showsState } from '../../showsState.ts'

const meta = {
  title: 'Machines/Unsubscribe',
  component: StateStory,
  parameters: { hasOwnRouter: true },
  argTypes: {
    machine: { table: { disable: true } },
    state: {
      control: 'select',
      options: [
        'calling',
        'done',
      ],
    },
  },
  args: { machine: 'unsubscribe', state: 'calling' },
  play: showsState,
} satisfies Meta<typeof StateStory>
export default meta
type Story = StoryObj<typeof meta>

export const Calling: Story = {
  name: 'calling',
  args: { state: 'calling' },
}
export const Done: Story = {
  name: 'done',
  args: { state: 'done' },
}
