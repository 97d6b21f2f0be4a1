import '../src/views/styles/fonts.css'
import '../src/views/styles/tokens.css'
import '../src/views/styles/base.css'
import type { Preview } from '@storybook/react-vite'
import { currencies, languages } from '../lab/examples/parts/samples.ts'
import { Surrounded } from '../lab/stories/Surrounded.tsx'
import { scenarios } from '../mocks/scenarios/scenarios.ts'
import { expectDarkContrast } from './expectDarkContrast.ts'

const widths = { phone: 390, tablet: 768, desktop: 1440 }

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    language: {
      description: 'Language of the shop',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: languages.map(({ iso_code, name }) => ({ value: iso_code, title: name })),
      },
    },
    direction: {
      description: 'Writing direction',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'auto', title: 'As the language' },
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
    currency: {
      description: 'Currency of the shop',
      toolbar: {
        icon: 'credit',
        dynamicTitle: true,
        items: currencies.map(({ code, symbol }) => ({ value: code, title: `${code} ${symbol}` })),
      },
    },
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
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light dark', title: 'As the system' },
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
  },
  initialGlobals: {
    language: 'en',
    direction: 'auto',
    currency: 'INR',
    theme: 'light dark',
    scenario: 'guest',
  },
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
  afterEach: async () => {
    if ('__vitest_browser__' in globalThis) await expectDarkContrast()
  },
  decorators: [
    (Story, { globals, parameters }) =>
      parameters.isWholeShop ? (
        <Story />
      ) : (
        <Surrounded
          language={globals.language}
          currency={globals.currency}
          direction={globals.direction}
          theme={globals.theme}
          hasOwnRouter={parameters.hasOwnRouter === true}
          isPadded={parameters.isPadded === true}
        >
          <Story />
        </Surrounded>
      ),
  ],
}
export default preview
