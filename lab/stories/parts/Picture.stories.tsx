import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Picture } from '../../../src/views/parts/pictures/Picture.tsx'
import { WidePicture } from '../../../src/views/parts/pictures/WidePicture.tsx'
import { products } from '../../examples/parts/samples.ts'

const meta = {
  title: 'Parts/Picture',
  component: Picture,
  parameters: { isPadded: true },
  args: {
    ...{ src: products[0]?.imageUrl_thum[0], alt: 'Oval cabochon ring', eager: true },
    colour: '#e2d4c3',
  },
  decorators: [(Story) => <div style={{ width: '20rem' }}>{Story()}</div>],
} satisfies Meta<typeof Picture>
export default meta
type Story = StoryObj<typeof meta>

const becomes =
  (state: RegExp): NonNullable<Story['play']> =>
  ({ canvasElement }) =>
    waitFor(() =>
      expect(canvasElement.querySelector<HTMLElement>('[data-state]')?.dataset.state).toMatch(
        state,
      ),
    )

export const Shown: Story = {}
export const Loading: Story = {
  args: { eager: false },
  decorators: [
    (Story) => (
      <div className="far">
        {/* A browser does not load what is far outside of its frame. */}
        <style>{'.far img { translate: 0 400% }'}</style>
        {Story()}
      </div>
    ),
  ],
  play: becomes(/loading/),
}
export const WithoutColour: Story = { ...Loading, args: { eager: false, colour: undefined } }
export const Missing: Story = { args: { src: null } }
export const Broken: Story = { args: { src: '/sample/none.svg' }, play: becomes(/failed/) }
export const BrokenWide: Story = {
  render: ({ alt, colour }) => (
    <WidePicture src="/sample/none.svg" alt={alt} colour={colour} sizes="20rem" />
  ),
  play: becomes(/failed/),
}
