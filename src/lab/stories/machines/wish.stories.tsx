// Made by `npm run derive` from the machine and its example; not to be edited.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateStory } from '../StateStory.tsx'

const meta = {
  title: 'Machines/Wish',
  component: StateStory,
  parameters: { hasOwnRouter: true },
  argTypes: {
    machine: { table: { disable: true } },
    state: {
      control: 'select',
      options: [
        'checking',
        'unwished',
        'adding',
        'wished',
        'removing',
      ],
    },
  },
  args: { machine: 'wish', state: 'checking' },
} satisfies Meta<typeof StateStory>
export default meta
type Story = StoryObj<typeof meta>

export const Checking: Story = {
  name: 'checking',
  args: { state: 'checking' },
}
export const Unwished: Story = {
  name: 'unwished',
  args: { state: 'unwished' },
}
export const Adding: Story = {
  name: 'adding',
  args: { state: 'adding' },
}
export const Wished: Story = {
  name: 'wished',
  args: { state: 'wished' },
}
export const Removing: Story = {
  name: 'removing',
  args: { state: 'removing' },
}
