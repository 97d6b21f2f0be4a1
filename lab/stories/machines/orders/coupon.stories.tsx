// Made by `npm run derive` from the machine and its example; not to be edited.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateStory } from '../../StateStory.tsx'
import { showsState } from '../../showsState.ts'

const meta = {
  title: 'Machines/Coupon',
  component: StateStory,
  parameters: { hasOwnRouter: true },
  argTypes: {
    machine: { table: { disable: true } },
    state: {
      control: 'select',
      options: [
        'none',
        'waiting',
        'checking',
        'applied',
      ],
    },
  },
  args: { machine: 'coupon', state: 'none' },
  play: showsState,
} satisfies Meta<typeof StateStory>
export default meta
type Story = StoryObj<typeof meta>

export const None: Story = {
  name: 'none',
  args: { state: 'none' },
}
export const Waiting: Story = {
  name: 'waiting',
  args: { state: 'waiting' },
}
export const Checking: Story = {
  name: 'checking',
  args: { state: 'checking' },
}
export const Applied: Story = {
  name: 'applied',
  args: { state: 'applied' },
}
