// npm start: installs what is missing, builds, serves the table and prints its address.
import { spawn } from 'node:child_process'
import { installPackages, ROOT, runs, stop } from './install.mjs'

installPackages()
if (!runs('npx', ['vite', 'build', '--logLevel', 'warn'])) stop('The build failed: see above.')

const { preview } = await import('vite')
const port = Number(process.env.PORT ?? 4173)
const server = await preview({ root: ROOT, preview: { host: '127.0.0.1', port } })
const address = server.resolvedUrls?.local[0] ?? `http://127.0.0.1:${port}/`
console.log(`The table is open at ${address} (Ctrl+C closes it)`)

if (process.stdout.isTTY && !process.env.CI) {
  const opener = { darwin: 'open', win32: 'explorer' }[process.platform] ?? 'xdg-open'
  spawn(opener, [address], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref()
}
