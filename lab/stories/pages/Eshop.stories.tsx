import type { Meta, StoryObj } from '@storybook/react-vite'
import { EshopPage } from '../../../src/views/catalogue/EshopPage.tsx'
import { closedSheet, SamplePieces } from '../../examples/parts/SamplePieces.tsx'
import { wholeList } from '../../examples/parts/samples.ts'

const meta = {
  title: 'Pages/E-shop',
  component: EshopPage,
  args: { list: wholeList, sheet: closedSheet, children: <SamplePieces /> },
} satisfies Meta<typeof EshopPage>
export default meta
type Story = StoryObj<typeof meta>

export const Standing: Story = {}
