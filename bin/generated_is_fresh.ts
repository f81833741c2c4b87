/* Fails when the committed generated code differs from what the sources give. */
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './support/paths.ts'
import { runCodegen } from './support/run_codegen.ts'

const hashes = () =>
  new Map(
    globSync('.adonisjs/**/*.ts', { cwd: ROOT })
      .sort()
      .map((file) => [
        file,
        createHash('sha256')
          .update(readFileSync(join(ROOT, file)))
          .digest('hex'),
      ])
  )

const before = hashes()
runCodegen()
const after = hashes()
const stale = [...new Set([...before.keys(), ...after.keys()])].filter(
  (file) => before.get(file) !== after.get(file)
)
if (stale.length > 0) {
  console.error(`Generated code was stale, now renewed: ${stale.join(', ')}`)
  process.exit(1)
}
console.log('Generated code is fresh.')
