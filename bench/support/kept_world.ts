import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const PARTS = ['postgres', 'data']
/** Where KEPT_WORLD says so, the demo's world is made once, and copied for each bench: for a slow machine. */
const { KEPT_WORLD } = process.env

/** Lays the world that an earlier bench has kept into a fleet's home; false where there is none. */
export function takeWorld(home: string): boolean {
  if (!KEPT_WORLD || !existsSync(KEPT_WORLD)) return false
  for (const name of PARTS) execFileSync('cp', ['-a', join(KEPT_WORLD, name), join(home, name)])
  return true
}

/** Keeps the world of a fleet's home, whose database does not run. */
export function keepWorld(home: string): void {
  const half = `${KEPT_WORLD}.new`
  rmSync(half, { recursive: true, force: true })
  mkdirSync(half, { recursive: true })
  for (const name of PARTS) execFileSync('cp', ['-a', join(home, name), join(half, name)])
  renameSync(half, KEPT_WORLD!)
}

/** Whether the world that is made now is to be kept. */
export const keepsWorld = (): boolean => Boolean(KEPT_WORLD) && process.env.DRIVE_DISK !== 's3'
