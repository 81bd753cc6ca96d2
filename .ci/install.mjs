// Brings a fresh clone to where everything runs: packages from the lock file, and for the browser tests a Chromium.
// Needs Node 20 and nothing else.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')

/** Runs a command in the project's root with its output shown; true when it exited with 0. */
export function runs(command, args, options = {}) {
  const shell = process.platform === 'win32'
  return spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', shell, ...options }).status === 0
}

/** Installs the packages of the lock file unless exactly these are there already. */
export function installPackages() {
  const lock = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex')
  const mark = join(ROOT, 'node_modules', '.headstring-lock')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lock) return
  console.log('Installing packages (npm ci) ...')
  // npm start and npm test may run under NODE_ENV=production: the build needs its tools all the same.
  if (!runs('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'])) stop('npm ci failed: see above')
  mkdirSync(dirname(mark), { recursive: true })
  writeFileSync(mark, lock)
}

const CANDIDATES = [
  process.env.CHROMIUM,
  process.env.CHROME_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

function installedChromium() {
  return CANDIDATES.find((path) => path && existsSync(path))
}

/** Path of a Chrome or Chromium: an installed one, else Debian's (as root), else one line that says what to do. */
export function findChromium() {
  const found = installedChromium()
  if (found) return found
  const root = process.getuid?.() === 0
  if (root && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium (apt-get) ...')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const lock = ['-o', 'DPkg::Lock::Timeout=300']
    runs('apt-get', [...lock, 'update', '-qq'], { env })
    const wanted = ['chromium', 'libegl1', 'libegl-mesa0', 'libgl1-mesa-dri', 'libgles2', 'fonts-dejavu-core']
    runs('apt-get', [...lock, 'install', '-y', '-qq', '--no-install-recommends', ...wanted], { env })
  }
  return (
    installedChromium() ??
    stop(
      'No Chrome or Chromium found: install one (Debian: apt-get install chromium) or set CHROMIUM to its path.',
    )
  )
}

export function stop(line) {
  console.error(line)
  process.exit(1)
}
