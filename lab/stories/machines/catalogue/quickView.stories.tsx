// Made by `npm run derive` from the machine and its example; not to be edited.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateStory } from '../../StateStory.tsx'
import { showsState } from '../../showsState.ts'

const meta = {
  title: 'Machines/Quick view',
  component: StateStory,
  parameters: { hasOwnRouter: true },
  argTypes: {
    machine: { table: { disable: true } },
    state: {
      control: 'select',
      options: [
        'none',
        'active.loading',
        'active.shown',
        'active.refreshing',
        'active.withdrawn',
        'active.failed',
      ],
    },
  },
  args: { machine: 'quickView', state: 'none' },
  play: showsState,
} satisfies Meta<typeof StateStory>
export default meta
type Story = StoryObj<typeof meta>

export const None: Story = {
  name: 'none',
  args: { state: 'none' },
}
export const ActiveLoading: Story = {
  name: 'active.loading',
  args: { state: 'active.loading' },
}
export const ActiveShown: Story = {
  name: 'active.shown',
  args: { state: 'active.shown' },
}
export const ActiveRefreshing: Story = {
  name: 'active.refreshing',
  args: { state: 'active.refreshing' },
}
export const ActiveWithdrawn: Story = {
  name: 'active.withdrawn',
  args: { state: 'active.withdrawn' },
}
export const ActiveFailed: Story = {
  name: 'active.failed',
  args: { state: 'active.failed' },
}
