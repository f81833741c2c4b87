import { readSourceFile, type Import } from '../source_files.ts'

const FACE = /^app\/\w+\/index\.ts$/

const read = new Map<string, Import[]>()

/** What a file of the shop takes from others to run; types do nothing. Read once a process. */
export function takenBy(path: string): Import[] {
  const taken = read.get(path) ?? readSourceFile(path).imports.filter(({ isType }) => !isType)
  read.set(path, taken)
  return taken
}

/** The files that a name may be from; the face of a module only shows it. */
export function originsOf({ name, target }: Import): string[] {
  if (!FACE.test(target)) return [target]
  const shown = takenBy(target)
  const named = shown.filter((one) => one.name === name)
  return (named.length > 0 ? named : shown.filter((one) => one.name === 'default')).flatMap(
    originsOf
  )
}
