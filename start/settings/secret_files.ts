import { readFileSync } from 'node:fs'

type Environment = Record<string, string | undefined>

/** What is appended to a setting's name to say in which file its value stands. */
export const FILE_SUFFIX = '_FILE'

/**
 * Values of the settings that are told by a file, as containers mount their secrets: `APP_KEY_FILE=/run/secrets/key`.
 * A line break at the end of the file does not count.
 * @throws in words where a setting is told twice, or its file cannot be read or is empty
 */
export function readSecretFiles(environment: Environment, names: string[]): Environment {
  const told = names.filter((name) => environment[name + FILE_SUFFIX])
  return Object.fromEntries(told.map((name) => [name, valueOf(environment, name)]))
}

function valueOf(environment: Environment, name: string): string {
  const file = environment[name + FILE_SUFFIX]!
  if (environment[name]) throw new Error(`${name} and ${name}${FILE_SUFFIX} are both set`)
  const value = textOf(name, file).replace(/\r?\n$/, '')
  if (value) return value
  throw new Error(`${name}${FILE_SUFFIX} names an empty file, ${file}`)
}

function textOf(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new Error(`${name}${FILE_SUFFIX} names a file that cannot be read, ${file} (${code})`)
  }
}
