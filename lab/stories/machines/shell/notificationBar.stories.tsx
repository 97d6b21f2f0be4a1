// Made by `npm run derive` from the machine and its example; not to be edited.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateStory } from '../../StateStory.tsx'
import { showsState } from '../../showsState.ts'

const meta = {
  title: 'Machines/Notification bar',
  component: StateStory,
  parameters: { hasOwnRouter: true },
  argTypes: {
    machine: { table: { disable: true } },
    state: {
      control: 'select',
      options: [
        'hidden',
        'appearing',
        'shown.fresh',
        'shown.lingering',
        'changing',
      ],
    },
  },
  args: { machine: 'notificationBar', state: 'hidden' },
  play: showsState,
} satisfies Meta<typeof StateStory>
export default meta
type Story = StoryObj<typeof meta>

export const Hidden: Story = {
  name: 'hidden',
  args: { state: 'hidden' },
}
export const Appearing: Story = {
  name: 'appearing',
  args: { state: 'appearing' },
}
export const ShownFresh: Story = {
  name: 'shown.fresh',
  args: { state: 'shown.fresh' },
}
export const ShownLingering: Story = {
  name: 'shown.lingering',
  args: { state: 'shown.lingering' },
}
export const Changing: Story = {
  name: 'changing',
  args: { state: 'changing' },
}
