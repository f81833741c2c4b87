import { fileURLToPath } from 'node:url'
import { join } from 'node:path'

export const ROOT = fileURLToPath(new URL('../../', import.meta.url)).replace(/\/$/, '')

/** Folder in which one machine keeps everything that is not code. */
export const dataDirectory = () => process.env.DATA_DIRECTORY ?? join(ROOT, 'tmp')
