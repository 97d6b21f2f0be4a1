// Made by `npm run derive` from the machine and its example; not to be edited.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateStory } from '../../StateStory.tsx'
import { showsState } from '../../showsState.ts'

const meta = {
  title: 'Machines/Quick order',
  component: StateStory,
  parameters: { hasOwnRouter: true },
  argTypes: {
    machine: { table: { disable: true } },
    state: {
      control: 'select',
      options: [
        'closed',
        'open.editing.idle',
        'open.editing.reading',
        'open.editing.resolving',
        'open.editing.unresolved',
        'open.adding',
        'open.unanswered',
      ],
    },
  },
  args: { machine: 'quickOrder', state: 'closed' },
  play: showsState,
} satisfies Meta<typeof StateStory>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {
  name: 'closed',
  args: { state: 'closed' },
}
export const OpenEditingIdle: Story = {
  name: 'open.editing.idle',
  args: { state: 'open.editing.idle' },
}
export const OpenEditingReading: Story = {
  name: 'open.editing.reading',
  args: { state: 'open.editing.reading' },
}
export const OpenEditingResolving: Story = {
  name: 'open.editing.resolving',
  args: { state: 'open.editing.resolving' },
}
export const OpenEditingUnresolved: Story = {
  name: 'open.editing.unresolved',
  args: { state: 'open.editing.unresolved' },
}
export const OpenAdding: Story = {
  name: 'open.adding',
  args: { state: 'open.adding' },
}
export const OpenUnanswered: Story = {
  name: 'open.unanswered',
  args: { state: 'open.unanswered' },
}
