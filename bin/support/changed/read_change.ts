import { changedFiles } from './changed_files.ts'
import { touchedBy, type Touched } from './touched.ts'

/** The change that `--changed [ref]` asks about, `main` unless another ref is named; null without it. */
export function readChange(args: string[]): Touched | null {
  const at = args.indexOf('--changed')
  return at === -1 ? null : touchedBy(changedFiles(args[at + 1] ?? 'main'))
}

/** Said before such a run. */
export const changeInWords = ({ everything, modules }: Touched): string =>
  everything
    ? 'The change reaches beyond modules: all tests of the server run.'
    : `Touched: ${modules.join(', ') || 'no module'}. Their tests run, and those of what stands on them.`
