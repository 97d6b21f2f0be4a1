// Made by `npm run derive` from the machine and its example; not to be edited.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateStory } from '../../StateStory.tsx'
import { showsState } from '../../showsState.ts'

const meta = {
  title: 'Machines/Top strip',
  component: StateStory,
  parameters: { hasOwnRouter: true },
  argTypes: {
    machine: { table: { disable: true } },
    state: {
      control: 'select',
      options: [
        'place.shown',
        'place.hidden',
        'announcement.running',
        'announcement.paused',
      ],
    },
  },
  args: { machine: 'topStrip', state: 'place.shown' },
  play: showsState,
} satisfies Meta<typeof StateStory>
export default meta
type Story = StoryObj<typeof meta>

export const PlaceShown: Story = {
  name: 'place.shown',
  args: { state: 'place.shown' },
}
export const PlaceHidden: Story = {
  name: 'place.hidden',
  args: { state: 'place.hidden' },
}
export const AnnouncementRunning: Story = {
  name: 'announcement.running',
  args: { state: 'announcement.running' },
}
export const AnnouncementPaused: Story = {
  name: 'announcement.paused',
  args: { state: 'announcement.paused' },
}
