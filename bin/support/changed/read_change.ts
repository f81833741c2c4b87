import { changedFiles } from './changed_files.ts'
import { touchedBy, type Touched } from './touched.ts'

const EVERYTHING = 'everything'

/**
 * The change that `--changed [ref]` asks about, `main` unless another ref is named; or what was read
 * of it already, `--touched`. Null without them.
 */
export function readChange(args: string[]): Touched | null {
  const told = valueOf('--touched', args)
  if (told !== null) return readTouched(told ?? '', valueOf('--askers', args) ?? '')
  const ref = valueOf('--changed', args)
  return ref === null ? null : touchedBy(changedFiles(ref ?? 'main'))
}

/** For a program that begins later: files that are written meanwhile change nothing of what was read. */
export const asArguments = ({ everything, modules, askers }: Touched): string[] => [
  ...['--touched', everything ? EVERYTHING : modules.join(',')],
  ...(askers.length > 0 ? ['--askers', askers.join(',')] : []),
]

const readTouched = (told: string, askers: string): Touched => ({
  everything: told === EVERYTHING,
  modules: told === EVERYTHING ? [] : namesIn(told),
  askers: namesIn(askers),
  browser: false,
  journeys: [],
})

const namesIn = (told: string) => told.split(',').filter(Boolean)

/** Null where the option is not there. */
function valueOf(option: string, args: string[]): string | undefined | null {
  const at = args.indexOf(option)
  return at === -1 ? null : args[at + 1]
}

/** Said before such a run. */
export function changeInWords({ everything, modules, askers }: Touched): string {
  if (everything) return 'The change reaches beyond modules: all tests of the server run.'
  const through = askers.length > 0 ? ` Asked through ports by: ${askers.join(', ')}.` : ''
  return `Touched: ${modules.join(', ') || 'no module'}. Their tests run, and those of what stands on them.${through}`
}
