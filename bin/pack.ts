/* Lays what runs the shop into one folder, for an image or an archive: `npm run pack [folder]`. */
import { join } from 'node:path'
import { packShop } from './support/pack.ts'
import { ROOT } from './support/paths.ts'

const target = process.argv[2] ?? join(ROOT, 'tmp', 'pack')
const { files, bytes } = await packShop(target)
console.log(`${target}: ${files} files, ${Math.round(bytes / 1_000_000)} MB`)
