/*
 * Lays what runs the shop into one folder, for an image or an archive: `npm run pack [folder]`. With a
 * second folder, that of the version at work, pages of that version go on finding what they load.
 */
import { join } from 'node:path'
import { packShop } from './support/pack.ts'
import { ROOT } from './support/paths.ts'

const target = process.argv[2] ?? join(ROOT, 'tmp', 'pack')
const former = process.argv[3]
const { files, bytes } = await packShop(target, former)
console.log(`${target}: ${files} files, ${Math.round(bytes / 1_000_000)} MB`)
