import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'

export interface ChromiumLaunch {
  executablePath: string
  args: string[]
}

// Without these a browser of the machine waits for look-ups that never answer offline.
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--font-render-hinting=none',
]

/**
 * A Chromium to test with: the one KONTOR_CHROMIUM names, else the one that comes with the
 * packages (Linux x64; pinned by the lock file, so screenshots stay comparable), else
 * Playwright's own.
 * @throws when there is none, saying how to bring one.
 */
export async function findChromium(): Promise<ChromiumLaunch> {
  const executablePath = named() ?? (await packaged()) ?? installed()
  if (executablePath) return { executablePath, args: QUIET }
  throw new Error(
    'No Chromium to test with. Set KONTOR_CHROMIUM to the path of one, or run "npx playwright install chromium".'
  )
}

function named(): string | undefined {
  const path = process.env.KONTOR_CHROMIUM
  if (path && !existsSync(path)) throw new Error(`KONTOR_CHROMIUM names no file: ${path}`)
  return path || undefined
}

async function packaged(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const { default: chromiumPackage } = await import('@sparticuz/chromium')
  return chromiumPackage.executablePath()
}

function installed(): string | undefined {
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}
