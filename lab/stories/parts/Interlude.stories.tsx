import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Interlude } from '../../../src/views/parts/Interlude.tsx'

const meta = {
  title: 'Parts/Interlude',
  component: Interlude,
  parameters: { isPadded: true },
  args: { title: 'Your cart is empty', children: <a href="/eshop">Go to the shop</a> },
} satisfies Meta<typeof Interlude>
export default meta
type Story = StoryObj<typeof meta>

export const NothingHere: Story = {}
export const WholePage: Story = { args: { level: 1, title: 'This page is not here' } }

/** If it replaces content that was read, the focus moves to it. */
export const TakesFocus: Story = {
  args: { takesFocus: true },
  play: ({ canvasElement }) => {
    expect(document.activeElement).toBe(canvasElement.querySelector('section'))
  },
}
