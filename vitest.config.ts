import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const node = ['domain', 'machines', 'contract', 'server', 'services', 'mocks', 'tools', 'fuzz']

export default defineConfig({
  plugins: [react()],
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: node.map((folder) => `tests/${folder}/**/*.test.ts`),
          setupFiles: ['tests/support/failOnConsole.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'views',
          environment: 'jsdom',
          include: ['tests/views/**/*.test.tsx', 'tests/app/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/failOnConsole.ts'],
        },
      },
    ],
  },
})
