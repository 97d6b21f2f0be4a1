// Made by `npm run derive` from the machine and its example; not to be edited.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateStory } from '../../StateStory.tsx'
import { showsState } from '../../showsState.ts'

const meta = {
  title: 'Machines/Mega menu',
  component: StateStory,
  parameters: { hasOwnRouter: true },
  argTypes: {
    machine: { table: { disable: true } },
    state: {
      control: 'select',
      options: [
        'closed',
        'approached',
        'hovered',
        'leaving',
        'held',
        'dismissed',
      ],
    },
  },
  args: { machine: 'megaMenu', state: 'closed' },
  play: showsState,
} satisfies Meta<typeof StateStory>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {
  name: 'closed',
  args: { state: 'closed' },
}
export const Approached: Story = {
  name: 'approached',
  args: { state: 'approached' },
}
export const Hovered: Story = {
  name: 'hovered',
  args: { state: 'hovered' },
}
export const Leaving: Story = {
  name: 'leaving',
  args: { state: 'leaving' },
}
export const Held: Story = {
  name: 'held',
  args: { state: 'held' },
}
export const Dismissed: Story = {
  name: 'dismissed',
  args: { state: 'dismissed' },
}
