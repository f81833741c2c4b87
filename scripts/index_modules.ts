import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { MAY_USE } from '../eslint.boundaries.js'

const ROOT = fileURLToPath(new URL('../', import.meta.url))
const HEAD =
  '/* Made by scripts/index_modules.ts from each module.ts in the order of MAY_USE; not edited. */\n'

const hasManifest = (name: string) => existsSync(join(ROOT, 'app', name, 'module.ts'))

/** Every module that has a manifest, lower ones first. */
export function modulesInOrder(mayUse: Record<string, readonly string[]> = MAY_USE): string[] {
  const order = new Set<string>(['shared'])
  const visit = (name: string, above: readonly string[]) => {
    if (above.includes(name)) {
      throw new Error(`Modules use each other: ${[...above, name].join(' → ')}`)
    }
    for (const lower of mayUse[name] ?? []) visit(lower, [...above, name])
    order.add(name)
  }
  for (const name of Object.keys(mayUse)) visit(name, [])
  return [...order]
}

/** Writes the list of modules that the shop starts with. */
export function writeModuleIndex(): void {
  const names = modulesInOrder().filter(hasManifest)
  const imports = names.map((name) => `import ${name} from '#${name}/module'\n`).join('')
  const files = {
    'modules.ts': `${imports}\nexport const modules = [${names.join(', ')}] as const\n`,
    'module_names.ts': `export const moduleNames = [${names.map((name) => `'${name}'`).join(', ')}]\n`,
  }
  for (const [file, text] of Object.entries(files)) {
    const path = join(ROOT, '.adonisjs/server', file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, HEAD + text)
  }
}

/** Before everything else that is generated: routes are read by way of this list. */
export default writeModuleIndex
