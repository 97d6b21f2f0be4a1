// Made by `npm run derive` from the machine and its example; not to be edited.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateStory } from '../StateStory.tsx'

const meta = {
  title: 'Machines/Wishlist',
  component: StateStory,
  parameters: { hasOwnRouter: true },
  argTypes: {
    machine: { table: { disable: true } },
    state: {
      control: 'select',
      options: [
        'closed',
        'open.loading',
        'open.failed',
        'open.kept',
        'open.moving',
        'open.undoable',
        'open.removing',
      ],
    },
  },
  args: { machine: 'wishlist', state: 'closed' },
} satisfies Meta<typeof StateStory>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {
  name: 'closed',
  args: { state: 'closed' },
}
export const OpenLoading: Story = {
  name: 'open.loading',
  args: { state: 'open.loading' },
}
export const OpenFailed: Story = {
  name: 'open.failed',
  args: { state: 'open.failed' },
}
export const OpenKept: Story = {
  name: 'open.kept',
  args: { state: 'open.kept' },
}
export const OpenMoving: Story = {
  name: 'open.moving',
  args: { state: 'open.moving' },
}
export const OpenUndoable: Story = {
  name: 'open.undoable',
  args: { state: 'open.undoable' },
}
export const OpenRemoving: Story = {
  name: 'open.removing',
  args: { state: 'open.removing' },
}
