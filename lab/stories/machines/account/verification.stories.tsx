// Made by `npm run derive` from the machine and its example; not to be edited.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateStory } from '../../StateStory.tsx'
import { showsState } from '../../showsState.ts'

const meta = {
  title: 'Machines/Verification',
  component: StateStory,
  parameters: { hasOwnRouter: true },
  argTypes: {
    machine: { table: { disable: true } },
    state: {
      control: 'select',
      options: [
        'account.unverified',
        'account.verified',
        'account.refused',
        'application.received',
        'application.inReview',
        'application.asked',
        'application.answered',
        'application.refused',
        'application.verified',
      ],
    },
  },
  args: { machine: 'verification', state: 'account.unverified' },
  play: showsState,
} satisfies Meta<typeof StateStory>
export default meta
type Story = StoryObj<typeof meta>

export const AccountUnverified: Story = {
  name: 'account.unverified',
  args: { state: 'account.unverified' },
}
export const AccountVerified: Story = {
  name: 'account.verified',
  args: { state: 'account.verified' },
}
export const AccountRefused: Story = {
  name: 'account.refused',
  args: { state: 'account.refused' },
}
export const ApplicationReceived: Story = {
  name: 'application.received',
  args: { state: 'application.received' },
}
export const ApplicationInReview: Story = {
  name: 'application.inReview',
  args: { state: 'application.inReview' },
}
export const ApplicationAsked: Story = {
  name: 'application.asked',
  args: { state: 'application.asked' },
}
export const ApplicationAnswered: Story = {
  name: 'application.answered',
  args: { state: 'application.answered' },
}
export const ApplicationRefused: Story = {
  name: 'application.refused',
  args: { state: 'application.refused' },
}
export const ApplicationVerified: Story = {
  name: 'application.verified',
  args: { state: 'application.verified' },
}
