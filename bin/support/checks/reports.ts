import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../paths.ts'

const REPORTS = join(ROOT, 'tmp', 'reports')

export const reportFile = (name: string) => join(REPORTS, `${name}.json`)
export const logFile = (name: string) => join(REPORTS, `${name}.log`)

/** No report of an earlier run may be taken for one of this run. */
export function forgetReports(): void {
  rmSync(REPORTS, { recursive: true, force: true })
  mkdirSync(REPORTS, { recursive: true })
}

export const writeReport = (name: string, text: string) => writeFileSync(join(REPORTS, name), text)

/** What a runner wrote; nothing when it ended before. */
export const readReport = (path: string) =>
  existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
