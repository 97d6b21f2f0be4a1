// Made by `npm run derive` from the machine and its example; not to be edited.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateStory } from '../../StateStory.tsx'
import { showsState } from '../../showsState.ts'

const meta = {
  title: 'Machines/Resale pack',
  component: StateStory,
  parameters: { hasOwnRouter: true },
  argTypes: {
    machine: { table: { disable: true } },
    state: {
      control: 'select',
      options: [
        'idle',
        'linking',
      ],
    },
  },
  args: { machine: 'resalePack', state: 'idle' },
  play: showsState,
} satisfies Meta<typeof StateStory>
export default meta
type Story = StoryObj<typeof meta>

export const Idle: Story = {
  name: 'idle',
  args: { state: 'idle' },
}
export const Linking: Story = {
  name: 'linking',
  args: { state: 'linking' },
}
