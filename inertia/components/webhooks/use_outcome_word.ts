import { useText } from '~/hooks/use_text'

type Outcome = { status: number | null; problem: string | null }

/** What came of a try, in words. */
export function useOutcomeWord() {
  const t = useText('webhooks/pages')
  return ({ status, problem }: Outcome): string =>
    t(`problems.${(problem ?? 'none') as 'none'}`, { status: status ?? '' })
}
