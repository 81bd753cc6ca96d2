import { defineConfig } from 'vitest/config'

/** Isolation headers give workers a precise clock; nothing in the page depends on them. */
const isolation = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
}

export default defineConfig({
  base: './',
  publicDir: 'assets/public',
  server: { host: '127.0.0.1', headers: isolation },
  preview: { host: '127.0.0.1', headers: isolation },
  worker: { format: 'es' },
  build: { target: 'es2022', sourcemap: true },
  test: {
    include: ['tests/**/*.test.ts'],
    exclude: ['tests/browser/**', 'tests/soak/**'],
    environment: 'node',
    testTimeout: 60_000,
  },
})
