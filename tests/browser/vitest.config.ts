import { defineConfig } from 'vitest/config'

/** The built page in a real browser; `npm test` builds it and says in CHROMIUM which browser to use. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    include: ['tests/browser/**/*.test.ts'],
    environment: 'node',
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 120_000,
  },
})
