import type { Meta, StoryObj } from '@storybook/react-vite'
import { EshopPage } from '../../../src/views/catalogue/EshopPage.tsx'
import { closedSheet, SamplePieces, sampleList } from '../../examples/parts/SamplePieces.tsx'

const meta = {
  title: 'Pages/E-shop',
  component: EshopPage,
  args: { list: sampleList, sheet: closedSheet, children: <SamplePieces /> },
} satisfies Meta<typeof EshopPage>
export default meta
type Story = StoryObj<typeof meta>

export const Standing: Story = {}
