// Made by `npm run derive` from the machine and its example; not to be edited.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateStory } from '../../StateStory.tsx'
import { showsState } from '../../showsState.ts'

const meta = {
  title: 'Machines/Variant picker',
  component: StateStory,
  parameters: { hasOwnRouter: true },
  argTypes: {
    machine: { table: { disable: true } },
    state: {
      control: 'select',
      options: [
        'picking.choosing.unmarked',
        'picking.choosing.marked',
        'picking.counting',
        'way.none',
        'way.offered',
        'adding.idle',
        'adding.sending',
      ],
    },
  },
  args: { machine: 'variantPicker', state: 'picking.choosing.unmarked' },
  play: showsState,
} satisfies Meta<typeof StateStory>
export default meta
type Story = StoryObj<typeof meta>

export const PickingChoosingUnmarked: Story = {
  name: 'picking.choosing.unmarked',
  args: { state: 'picking.choosing.unmarked' },
}
export const PickingChoosingMarked: Story = {
  name: 'picking.choosing.marked',
  args: { state: 'picking.choosing.marked' },
}
export const PickingCounting: Story = {
  name: 'picking.counting',
  args: { state: 'picking.counting' },
}
export const WayNone: Story = {
  name: 'way.none',
  args: { state: 'way.none' },
}
export const WayOffered: Story = {
  name: 'way.offered',
  args: { state: 'way.offered' },
}
export const AddingIdle: Story = {
  name: 'adding.idle',
  args: { state: 'adding.idle' },
}
export const AddingSending: Story = {
  name: 'adding.sending',
  args: { state: 'adding.sending' },
}
