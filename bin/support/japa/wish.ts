import { VALUED } from './named_files.ts'

/** What the arguments ask for. */
export type Wish = {
  kind: 'schema' | 'program' | 'tests'
  /** Everything, or everything that a change may break, in several processes. */
  isWhole: boolean
  /** Only what knows neither database nor build. */
  isUnit: boolean
}

/** Options that choose among all tests. */
export const PICKS = ['--changed', '--touched']

export function readWish(args: string[]): Wish {
  const kind = args.includes('--schema-only')
    ? 'schema'
    : args[0] === '--program'
      ? 'program'
      : 'tests'
  const named = namedIn(args)
  const isUnit = named.length > 0 && named.every((name) => /^(tests\/unit\/|unit$)/.test(name))
  return {
    kind,
    isWhole: kind === 'tests' && (args.length === 0 || PICKS.includes(args[0]!)),
    isUnit: kind === 'tests' && isUnit,
  }
}

/** Suites and files that are named; a list of files may be parted by commas. */
function namedIn(args: string[]): string[] {
  const values = args.filter((_, index) => !VALUED.includes(args[index - 1] ?? ''))
  return values.flatMap((value) => value.split(',')).filter((value) => !value.startsWith('--'))
}
