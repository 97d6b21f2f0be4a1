// Made by `npm run derive` from the machine and its example; not to be edited.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateStory } from '../../StateStory.tsx'
import { showsState } from '../../showsState.ts'

const meta = {
  title: 'Machines/Devices',
  component: StateStory,
  parameters: { hasOwnRouter: true },
  argTypes: {
    machine: { table: { disable: true } },
    state: {
      control: 'select',
      options: [
        'listed',
        'ending',
      ],
    },
  },
  args: { machine: 'devices', state: 'listed' },
  play: showsState,
} satisfies Meta<typeof StateStory>
export default meta
type Story = StoryObj<typeof meta>

export const Listed: Story = {
  name: 'listed',
  args: { state: 'listed' },
}
export const Ending: Story = {
  name: 'ending',
  args: { state: 'ending' },
}
