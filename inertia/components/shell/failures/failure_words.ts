import { useText } from '~/hooks/use_text'
import type { ToldFailure } from './tell_failure'

/** The title and the words of a failure, in the language of the page. */
export function useFailureWords() {
  const t = useText('shell/frame')
  return ({ failure, reason }: ToldFailure) => ({
    title: t('failure.status', { code: failure.status }),
    text: [t('failure.message'), failure.message || (reason && t(`failure.${reason}`))]
      .filter(Boolean)
      .join(' - '),
  })
}
