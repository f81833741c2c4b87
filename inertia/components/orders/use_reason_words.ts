import { useText } from '~/hooks/use_text'

type Params = Record<string, string | number>

/** A reason as it was written by a person, or the sentence for a problem that delivery has named. */
export function useReasonWords() {
  const t = useText('delivery/errors')
  return (reason: string, params: Params = {}) =>
    reason.startsWith('delivery.errors.')
      ? t(reason.replace('delivery.errors.', '') as 'unexpected', params)
      : reason
}
