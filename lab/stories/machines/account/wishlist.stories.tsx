// Made by `npm run derive` from the machine and its example; not to be edited.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateStory } from '../../StateStory.tsx'
import { showsState } from '../../showsState.ts'

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
        'open.reading.loading',
        'open.reading.loaded',
        'open.reading.failed',
        'open.acting.idle',
        'open.acting.sending',
        'open.acting.waiting',
        'open.removing.none',
        'open.removing.undoable',
        'open.asking.no',
        'open.asking.asked',
        'open.moving.restoring',
        'open.moving.none',
        'open.moving.picking',
        'open.moving.adding',
        'open.moving.waiting',
      ],
    },
  },
  args: { machine: 'wishlist', state: 'closed' },
  play: showsState,
} satisfies Meta<typeof StateStory>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {
  name: 'closed',
  args: { state: 'closed' },
}
export const OpenReadingLoading: Story = {
  name: 'open.reading.loading',
  args: { state: 'open.reading.loading' },
}
export const OpenReadingLoaded: Story = {
  name: 'open.reading.loaded',
  args: { state: 'open.reading.loaded' },
}
export const OpenReadingFailed: Story = {
  name: 'open.reading.failed',
  args: { state: 'open.reading.failed' },
}
export const OpenActingIdle: Story = {
  name: 'open.acting.idle',
  args: { state: 'open.acting.idle' },
}
export const OpenActingSending: Story = {
  name: 'open.acting.sending',
  args: { state: 'open.acting.sending' },
}
export const OpenActingWaiting: Story = {
  name: 'open.acting.waiting',
  args: { state: 'open.acting.waiting' },
}
export const OpenRemovingNone: Story = {
  name: 'open.removing.none',
  args: { state: 'open.removing.none' },
}
export const OpenRemovingUndoable: Story = {
  name: 'open.removing.undoable',
  args: { state: 'open.removing.undoable' },
}
export const OpenAskingNo: Story = {
  name: 'open.asking.no',
  args: { state: 'open.asking.no' },
}
export const OpenAskingAsked: Story = {
  name: 'open.asking.asked',
  args: { state: 'open.asking.asked' },
}
export const OpenMovingRestoring: Story = {
  name: 'open.moving.restoring',
  args: { state: 'open.moving.restoring' },
}
export const OpenMovingNone: Story = {
  name: 'open.moving.none',
  args: { state: 'open.moving.none' },
}
export const OpenMovingPicking: Story = {
  name: 'open.moving.picking',
  args: { state: 'open.moving.picking' },
}
export const OpenMovingAdding: Story = {
  name: 'open.moving.adding',
  args: { state: 'open.moving.adding' },
}
export const OpenMovingWaiting: Story = {
  name: 'open.moving.waiting',
  args: { state: 'open.moving.waiting' },
}
