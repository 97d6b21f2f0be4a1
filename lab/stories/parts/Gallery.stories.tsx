import type { Meta, StoryObj } from '@storybook/react-vite'
import { useActorRef } from '@xstate/react'
import { machines } from '../../../src/machines/index.ts'
import { Gallery } from '../../../src/views/catalogue/product/Gallery.tsx'
import { stillPicker } from '../../examples/catalogue/gallery.tsx'
import { products } from '../../examples/parts/samples.ts'

const images = [...new Set(products.flatMap(({ imageUrl_thum }) => imageUrl_thum))]

/** The gallery of a product with these pictures. */
function GalleryOf({ images: imageUrl_thum, title }: { images: string[]; title: string }) {
  const [sample] = products
  const product = sample && { ...sample, imageUrl_thum, variants: [], moreVariants: [] }
  if (!product) throw new Error('there is no sample')
  const gallery = useActorRef(machines.gallery, { input: { picker: stillPicker(product) } })
  return <Gallery gallery={gallery} title={title} />
}

const meta = {
  title: 'Parts/Gallery',
  component: GalleryOf,
  parameters: { isPadded: true },
  args: { images: images.slice(0, 2), title: 'Oval cabochon ring' },
  decorators: [(Story) => <div style={{ width: '24rem' }}>{Story()}</div>],
} satisfies Meta<typeof GalleryOf>
export default meta
type Story = StoryObj<typeof meta>

export const TwoPictures: Story = {}
export const OnePicture: Story = { args: { images: images.slice(0, 1) } }
export const ManyPictures: Story = { args: { images: images.slice(0, 8) } }
export const NoPicture: Story = { args: { images: [] } }
