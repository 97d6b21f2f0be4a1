import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Picture } from '../../../src/views/parts/pictures/Picture.tsx'

afterEach(cleanup)

const show = (src: string) => {
  const { container } = render(<Picture src={src} alt="A band" sizes="4rem" />)
  const image = () => container.querySelector('img')
  return {
    sources: () =>
      [...container.querySelectorAll('source')].map(({ type, sizes, srcset }) => ({
        type,
        sizes,
        widths: srcset.split(', ').map((source) => source.split(' ')[1]),
        first: srcset.split(' ')[0],
      })),
    address: () => image()?.getAttribute('src'),
    fail: () => fireEvent.error(image() as HTMLImageElement),
    hasStandIn: () => container.querySelector('[role=img]') !== null,
  }
}

const widths = ['160w', '320w', '480w', '640w', '960w', '1280w', '1920w']

test.each(['rings/band.jpg', 'demo/band.svg'])(
  "the shop's own %s comes in the size that shows, in the formats that the browser takes",
  (name) => {
    const picture = show(`/media/${name}`)
    expect(picture.sources()).toEqual([
      {
        ...{ type: 'image/avif', sizes: '4rem', widths },
        first: `/media/sized/160/${name}.avif`,
      },
      {
        ...{ type: 'image/webp', sizes: '4rem', widths },
        first: `/media/sized/160/${name}.webp`,
      },
    ])
    expect(picture.address()).toBe(`/media/${name}`)
  },
)

test.each(['/sample/band.svg', 'https://elsewhere.test/band.jpg', '/media/a, b.jpg'])(
  '%s comes as it is',
  (src) => {
    const picture = show(src)
    expect([picture.sources(), picture.address()]).toEqual([[], src])
  },
)

test('Scenario: a size that does not load gives way to the picture itself, and that to a drawing', () => {
  const picture = show('/media/rings/band.jpg')
  picture.fail()
  expect([picture.sources(), picture.address()]).toEqual([[], '/media/rings/band.jpg'])
  picture.fail()
  expect([picture.hasStandIn(), picture.address()]).toEqual([true, undefined])
})
