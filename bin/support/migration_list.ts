import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './paths.ts'

const LIST = join(ROOT, 'database', 'migrations.sha256')

/** Every migration that has been given away, by its path, with the checksum that it had then. */
export function listedMigrations(): Map<string, string> {
  const lines = readFileSync(LIST, 'utf8').split('\n').filter(Boolean)
  return new Map(lines.map((line) => line.split('  ').toReversed() as [string, string]))
}

/** The migrations as they are now; white space at the ends of lines does not count. */
export function presentMigrations(): Map<string, string> {
  const paths = globSync('database/migrations/**/*.ts', { cwd: ROOT }).sort()
  return new Map(paths.map((path) => [path.replaceAll('\\', '/'), checksum(path)]))
}

/** Adds the new migrations to the list. What stands in it stays: databases have run it. */
export function listNewMigrations(): void {
  const lines = [...new Map([...presentMigrations(), ...listedMigrations()])]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([path, sum]) => `${sum}  ${path}\n`)
  writeFileSync(LIST, lines.join(''))
}

function checksum(path: string): string {
  const text = readFileSync(join(ROOT, path), 'utf8').replaceAll(/[ \t]*\r?\n/g, '\n')
  return createHash('sha256').update(text).digest('hex')
}
