// Made by `npm run derive` from the machine and its example; not to be edited.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateStory } from '../../StateStory.tsx'
import { showsState } from '../../showsState.ts'

const meta = {
  title: 'Machines/Order',
  component: StateStory,
  parameters: { hasOwnRouter: true },
  argTypes: {
    machine: { table: { disable: true } },
    state: {
      control: 'select',
      options: [
        'placed',
        'confirmed',
        'inProduction',
        'packed',
        'shipped',
        'delivered',
        'cancelled',
      ],
    },
  },
  args: { machine: 'order', state: 'placed' },
  play: showsState,
} satisfies Meta<typeof StateStory>
export default meta
type Story = StoryObj<typeof meta>

export const Placed: Story = {
  name: 'placed',
  args: { state: 'placed' },
}
export const Confirmed: Story = {
  name: 'confirmed',
  args: { state: 'confirmed' },
}
export const InProduction: Story = {
  name: 'inProduction',
  args: { state: 'inProduction' },
}
export const Packed: Story = {
  name: 'packed',
  args: { state: 'packed' },
}
export const Shipped: Story = {
  name: 'shipped',
  args: { state: 'shipped' },
}
export const Delivered: Story = {
  name: 'delivered',
  args: { state: 'delivered' },
}
export const Cancelled: Story = {
  name: 'cancelled',
  args: { state: 'cancelled' },
}
