import type { Meta, StoryObj } from '@storybook/react-vite'
import { Picture } from '../../../src/views/parts/pictures/Picture.tsx'
import { products } from '../../examples/parts/samples.ts'

const meta = {
  title: 'Parts/Picture',
  component: Picture,
  parameters: { isPadded: true },
  args: { src: products[0]?.imageUrl_thum[0], alt: 'Oval cabochon ring', eager: true },
  decorators: [(Story) => <div style={{ width: '20rem' }}>{Story()}</div>],
} satisfies Meta<typeof Picture>
export default meta
type Story = StoryObj<typeof meta>

export const Shown: Story = {}
export const Missing: Story = { args: { src: null } }
export const Broken: Story = { args: { src: '/sample/none.svg' } }
