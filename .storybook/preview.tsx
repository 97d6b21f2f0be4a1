import '../src/views/styles/fonts.css'
import '../src/views/styles/tokens.css'
import '../src/views/styles/base.css'
import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { loadViews } from '../lab/examples/parts/lazyView.tsx'
import { Surrounded } from '../lab/stories/Surrounded.tsx'
import { type Look, lookChoices, usualLook, widths } from '../lab/views/look/look.ts'
import { scenarios } from '../mocks/scenarios/scenarios.ts'
import { expectDarkContrast } from './expectDarkContrast.ts'

// A slow machine is not a failure: stories wait on state (`tests/support/patience.ts` does the same).
configure({ asyncUtilTimeout: 10_000 })

/** A choice of the toolbar that the flow lab has too. */
const shared = (name: keyof Look, icon: string) => ({
  description: lookChoices[name].title,
  toolbar: { icon, dynamicTitle: true, items: [...lookChoices[name].items] },
})

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    language: shared('language', 'globe'),
    direction: shared('direction', 'transfer'),
    currency: shared('currency', 'credit'),
    scenario: {
      description: 'Situation of the whole shop',
      toolbar: {
        icon: 'beaker',
        dynamicTitle: true,
        items: Object.entries(scenarios).map(([value, { description }]) => ({
          value,
          title: value,
          right: description,
        })),
      },
    },
    theme: shared('theme', 'mirror'),
  },
  initialGlobals: { ...usualLook, scenario: 'guest' },
  parameters: {
    layout: 'fullscreen',
    // A violation fails the story's test (`npm test`).
    a11y: { test: 'error' },
    viewport: {
      options: Object.fromEntries(
        Object.entries(widths).map(([name, width]) => [
          name,
          { name: `${name} ${width}`, styles: { width: `${width}px`, height: '900px' } },
        ]),
      ),
    },
    options: {
      storySort: { order: ['Start here', 'Flow lab', 'Machines', 'Parts', 'Pages', 'Shop'] },
    },
  },
  // Only in `npm test`: a person who looks at a story has chosen a theme.
  afterEach: async ({ parameters }) => {
    if ('__vitest_browser__' in globalThis && parameters.a11y.test !== 'off')
      await expectDarkContrast()
  },
  // A story is checked as soon as it is shown.
  loaders: [loadViews],
  decorators: [
    (Story, { globals, parameters }) =>
      parameters.isWholeShop ? (
        <Story />
      ) : (
        <Surrounded
          look={globals as unknown as Look}
          hasOwnRouter={parameters.hasOwnRouter === true}
          isPadded={parameters.isPadded === true}
        >
          <Story />
        </Surrounded>
      ),
  ],
}
export default preview
