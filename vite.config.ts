import { VitePWA } from 'vite-plugin-pwa'
import { defineConfig } from 'vitest/config'

/** Isolation headers give workers a precise clock; nothing in the page depends on them. */
const isolation = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
}

export default defineConfig({
  base: './',
  plugins: [
    // Installable, and played without a network: everything is kept at the first visit. A new version waits until the
    // last page of the old one is closed: nobody's match is loaded anew under his hands.
    VitePWA({
      injectRegister: 'script-defer',
      registerType: 'prompt',
      includeAssets: ['icon.svg', 'icon-180.png'],
      manifest: {
        name: 'Headstring',
        short_name: 'Headstring',
        description: 'A physics-backed pool table with a referee inside',
        display: 'standalone',
        orientation: 'any',
        theme_color: '#101417',
        background_color: '#101417',
        icons: [
          { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,png,woff2}'],
        clientsClaim: true,
      },
    }),
  ],
  publicDir: 'assets/public',
  server: { host: '127.0.0.1', headers: isolation },
  preview: { host: '127.0.0.1', headers: isolation },
  worker: { format: 'es' },
  // three.js alone is larger than what is warned of.
  build: { target: 'es2022', sourcemap: true, chunkSizeWarningLimit: 700 },
  test: {
    include: ['tests/**/*.test.ts'],
    exclude: ['tests/browser/**', 'tests/soak/**'],
    environment: 'node',
    testTimeout: 60_000,
  },
})
