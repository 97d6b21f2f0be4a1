import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'
import { samplePictures } from '../tools/vite/samplePictures.ts'

const dependencies = [
  '@faker-js/faker',
  '@msw/data',
  '@ts-rest/core',
  '@xstate/react',
  'axe-core',
  'elkjs/lib/elk.bundled.js',
  'js-cookie',
  'ky',
  'msw',
  'react-dom/client',
  'react-router-dom',
  'socket.io-client',
  'xstate',
  'xstate/graph',
  'zod',
  'zod-schema-faker/v4',
  'zod/v4/core',
]

/** Every state and part of the storefront, and the flow lab (docs/qa.md). */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../lab/stories/**/*.mdx', '../{lab,src/app}/stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  docs: { defaultName: 'About' },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [samplePictures()],
      // A dependency that is found late reloads the page, in the middle of a test.
      optimizeDeps: { include: dependencies, exclude: ['lucide-react'] },
      // The theme toolbar sets the colour scheme, which only `light-dark()` itself follows.
      build: { cssTarget: 'esnext' },
    }),
}
export default config
