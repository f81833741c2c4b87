import { globSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { ROOT } from '../paths.ts'

/** What arguments name: spec files, and whatever has none. */
export type NamedFiles = { files: string[]; nothing: string[]; rest: string[] }

const SPEC = '.spec.ts'
/** Arguments whose value is the next one. */
export const VALUED = ['--tests', '--groups', '--tags', '--timeout', '--retries', '--reporters']
const isPath = (value: string): boolean => value.includes('/') || value.endsWith(SPEC)

/**
 * The spec files that arguments name: every `--files`, values parted by commas, files and patterns that
 * a shell has spelled out. A name is a file, its end, a folder, or a pattern. `rest` are the other arguments.
 */
export function namedFiles(
  args: string[],
  known: string[] = globSync(`tests/**/*${SPEC}`, { cwd: ROOT })
): NamedFiles {
  const [names, rest]: [string[], string[]] = [[], []]
  const read = [...args]
  while (read.length > 0) {
    const arg = read.shift()!
    if (arg === '--files') names.push(...valuesOf(read.shift() ?? ''))
    else if (arg.startsWith('--files=')) names.push(...valuesOf(arg.slice('--files='.length)))
    else if (VALUED.includes(arg)) rest.push(arg, ...read.splice(0, 1))
    else if (!arg.startsWith('--') && isPath(arg)) names.push(...valuesOf(arg))
    else rest.push(arg)
  }
  const found = names.map((name) => known.filter((file) => isMeant(name, file)))
  const nothing = names.filter((_, at) => found[at]!.length === 0)
  return { files: [...new Set(found.flat())].sort(), nothing, rest }
}

const valuesOf = (text: string): string[] => text.split(',').map((value) => value.trim())

function isMeant(name: string, file: string): boolean {
  if (name.includes('*')) return matchesGlob(file, name) || matchesGlob(file, `**/${name}`)
  const path = name.replace(/\/$/, '')
  if (path === '') return false
  return (
    [path, `${path}${SPEC}`].some((end) => file === end || file.endsWith(`/${end}`)) ||
    `/${file}`.includes(`/${path}/`)
  )
}
