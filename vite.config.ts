import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The storefront. In development the real server answers `/api` and `/media` (`npm run dev`). */
const server = `http://127.0.0.1:${process.env.API_PORT ?? '4000'}`

export default defineConfig({
  plugins: [react()],
  build: { target: 'baseline-widely-available', assetsInlineLimit: 0, manifest: true },
  server: { proxy: { '/api': server, '/media': server } },
})
