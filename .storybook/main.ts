import type { StorybookConfig } from '@storybook/react-vite'
import { msw } from 'msw/vite'
import { mergeConfig } from 'vite'
import { samplePictures } from '../tools/samplePictures.ts'

/** Every state and part of the storefront, and the flow lab (docs/qa.md). */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/lab/stories/**/*.mdx', '../src/lab/stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  docs: { defaultName: 'About' },
  viteFinal: (config) =>
    mergeConfig(config, { plugins: [samplePictures(), msw({ mode: 'worker-only' })] }),
}
export default config
