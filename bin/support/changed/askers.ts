import { globSync, readFileSync } from 'node:fs'
import { MODULES } from '../lower_modules.ts'
import { answers } from './answers.ts'
import { originsOf, takenBy } from './origins.ts'

/**
 * Modules that ask a port whose answer comes from one of these files. Tests of what stands on them
 * hold nothing of the module that answers, but these ask it in every run.
 */
export function askersOf(changed: string[]): string[] {
  const asked = answers().filter(({ files }) => changed.some((file) => files.has(file)))
  return [...new Set(asked.flatMap(({ port }) => askersOfPort(port)))].sort()
}

/** The module that declares the port; one of the kernel is asked by whoever takes something of its file. */
function askersOfPort(port: string): string[] {
  const owner = moduleOf(port)
  if (MODULES.includes(owner)) return [owner]
  const specifier = port.replace(/^app\/(.*)\.ts$/, '#$1')
  return globSync('app/*/*/**/*.ts')
    .filter((file) => MODULES.includes(moduleOf(file)))
    .filter((file) => readFileSync(file, 'utf8').includes(`'${specifier}'`))
    .filter((file) => takenBy(file).flatMap(originsOf).includes(port))
    .map(moduleOf)
}

const moduleOf = (file: string) => file.split('/')[1]!
