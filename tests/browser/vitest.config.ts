import { defineConfig } from 'vitest/config'

/** The built page in a real browser; `npm test` builds it and says in CHROMIUM which browser to use. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    include: ['tests/browser/**/*.test.ts'],
    environment: 'node',
    // Pages wait for frames more than they compute: two files at once take two thirds of the time.
    maxWorkers: 2,
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
})
