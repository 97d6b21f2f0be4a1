// Made by `npm run derive` from the machine and its example; not to be edited.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateStory } from '../../StateStory.tsx'
import { showsState } from '../../showsState.ts'

const meta = {
  title: 'Machines/Mobile menu',
  component: StateStory,
  parameters: { hasOwnRouter: true },
  argTypes: {
    machine: { table: { disable: true } },
    state: {
      control: 'select',
      options: [
        'closed',
        'open.top',
        'open.category',
        'open.subCategory',
      ],
    },
  },
  args: { machine: 'mobileMenu', state: 'closed' },
  play: showsState,
} satisfies Meta<typeof StateStory>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {
  name: 'closed',
  args: { state: 'closed' },
}
export const OpenTop: Story = {
  name: 'open.top',
  args: { state: 'open.top' },
}
export const OpenCategory: Story = {
  name: 'open.category',
  args: { state: 'open.category' },
}
export const OpenSubCategory: Story = {
  name: 'open.subCategory',
  args: { state: 'open.subCategory' },
}
