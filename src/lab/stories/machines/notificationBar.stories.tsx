// Made by `npm run derive` from the machine and its example; not to be edited.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateStory } from '../StateStory.tsx'

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
        'shown',
      ],
    },
  },
  args: { machine: 'notificationBar', state: 'hidden' },
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
export const Shown: Story = {
  name: 'shown',
  args: { state: 'shown' },
}
