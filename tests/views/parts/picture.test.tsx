import { cleanup, fireEvent, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { Picture } from '../../../src/views/parts/pictures/Picture.tsx'
import { WidePicture } from '../../../src/views/parts/pictures/WidePicture.tsx'

afterEach(cleanup)

const show = (src: string, colour?: string) => {
  const picture = (address: string) => (
    <Picture src={address} colour={colour} alt="A band" sizes="4rem" />
  )
  const { container, rerender } = render(picture(src))
  const image = () => container.querySelector<HTMLImageElement>('picture img')
  const frame = () => container.firstElementChild as HTMLElement
  return {
    state: () => frame().dataset.state,
    colour: () => frame().style.getPropertyValue('--own-colour'),
    load: () => fireEvent.load(image() as HTMLImageElement),
    turnTo: (address: string) => rerender(picture(address)),
    description: () => container.querySelector('[role=img]')?.getAttribute('aria-label'),
    sources: () =>
      [...container.querySelectorAll('source')].map(({ type, sizes, srcset }) => ({
        type,
        sizes,
        widths: srcset.split(', ').map((source) => source.split(' ')[1]),
        first: srcset.split(' ')[0],
      })),
    address: () => image()?.getAttribute('src'),
    fail: () => fireEvent.error(image() as HTMLImageElement),
  }
}

/** A picture in the server's page, before and after its script has started. */
const showGiven = () => {
  const picture = (
    <Picture src="/sample/band.svg" colour="#e9dcd3" preview={tiny} alt="A band" sizes="4rem" />
  )
  const container = document.createElement('div')
  container.innerHTML = renderToString(picture)
  document.body.append(container)
  const frame = () => container.firstElementChild as HTMLElement
  const state = () => frame().dataset.state
  return {
    ...{ html: container.innerHTML, state, isLive: () => frame().hasAttribute('style') },
    start: () => render(picture, { container, hydrate: true }),
    description: () => frame().querySelector('[role=img]')?.getAttribute('aria-label'),
  }
}
const tiny = 'data:image/webp;base64,UklGRg=='

const pretend = (image: Partial<Record<'complete' | 'naturalWidth' | 'currentSrc', unknown>>) => {
  for (const [name, value] of Object.entries(image))
    vi.spyOn(HTMLImageElement.prototype, name as 'complete', 'get').mockReturnValue(value as never)
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

test('Scenario: a size that does not load is replaced by the original, and that by a drawing', () => {
  const picture = show('/media/rings/band.jpg')
  picture.fail()
  expect([picture.sources(), picture.address()]).toEqual([[], '/media/rings/band.jpg'])
  picture.fail()
  expect([picture.description(), picture.address()]).toEqual(['A band', undefined])
})

test('Scenario: the place has the colour of the picture, and the picture fades in when it loads (rule C19)', () => {
  const picture = show('/media/rings/band.jpg', '#e9dcd3')
  expect([picture.state(), picture.colour()]).toEqual(['loading', '#e9dcd3'])
  picture.load()
  expect(picture.state()).toBe('arrived')
})

test('a picture without a known colour has the paper behind it', () => {
  expect(show('/media/rings/band.jpg').colour()).toBe('transparent')
})

test('a picture that is complete before the listener is added shows at once', () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(600)
  expect(show('/media/rings/band.jpg').state()).toBe('atHand')
})

test.each([
  [12, 'atHand'],
  [340, 'arrived'],
])('a picture that took %i ms to load is %s', (duration, state) => {
  vi.spyOn(performance, 'getEntriesByName').mockReturnValue([{ duration } as PerformanceEntry])
  const picture = show('/media/rings/band.jpg')
  picture.load()
  expect(picture.state()).toBe(state)
})

test('Scenario: another picture in the same place loads from the beginning, even after a failed one', () => {
  const picture = show('/sample/one.svg')
  picture.fail()
  expect([picture.state(), picture.description()]).toEqual(['failed', 'A band'])
  picture.turnTo('/sample/two.svg')
  expect([picture.state(), picture.address()]).toEqual(['loading', '/sample/two.svg'])
  picture.load()
  picture.turnTo('/sample/one.svg')
  expect([picture.state(), picture.address()]).toEqual(['loading', '/sample/one.svg'])
})

test('a wide picture that does not load shows the drawing, too', () => {
  const { container } = render(<WidePicture src="/sample/none.svg" alt="A look" sizes="100vw" />)
  fireEvent.error(container.querySelector('img') as HTMLImageElement)
  expect(container.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('A look')
})

test('Scenario: the server gives a picture with its preview and without a style attribute; it then waits for the picture (rule C19)', () => {
  const picture = showGiven()
  expect(picture.html).toContain(`src="${tiny}"`)
  expect([picture.html.includes('style='), picture.isLive()]).toEqual([false, false])
  picture.start()
  expect([picture.state(), picture.isLive()]).toEqual(['loading', true])
})

test('Scenario: a picture that has loaded before the script stays as it is', () => {
  const picture = showGiven()
  pretend({ complete: true, naturalWidth: 600 })
  picture.start()
  expect(picture.state()).toBe('atHand')
})

test('Scenario: a drawing replaces a picture that has failed before the script', () => {
  const picture = showGiven()
  pretend({ complete: true, naturalWidth: 0, currentSrc: 'http://localhost/sample/band.svg' })
  picture.start()
  expect([picture.state(), picture.description()]).toEqual(['failed', 'A band'])
})
