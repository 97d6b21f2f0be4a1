import type { Meta, StoryObj } from '@storybook/react-vite'
import { Gallery } from '../../../src/views/catalogue/product/Gallery.tsx'
import { products } from '../../examples/parts/samples.ts'

const images = [...new Set(products.flatMap(({ imageUrl_thum }) => imageUrl_thum))]

const meta = {
  title: 'Parts/Gallery',
  component: Gallery,
  parameters: { isPadded: true },
  args: { images: images.slice(0, 2), title: 'Oval cabochon ring' },
  decorators: [(Story) => <div style={{ width: '24rem' }}>{Story()}</div>],
} satisfies Meta<typeof Gallery>
export default meta
type Story = StoryObj<typeof meta>

export const TwoPictures: Story = {}
export const OnePicture: Story = { args: { images: images.slice(0, 1) } }
export const ManyPictures: Story = { args: { images: images.slice(0, 8) } }
export const NoPicture: Story = { args: { images: [] } }
