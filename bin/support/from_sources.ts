import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from './paths.ts'

/** Lets Node run the shop's TypeScript as it lies there, quickly where that was done before. */
export const FROM_SOURCES = `--import=${pathToFileURL(join(ROOT, 'bin/support/kept_sources.ts')).href}`
