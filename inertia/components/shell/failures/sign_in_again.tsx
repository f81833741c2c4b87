import { Link } from '@kontor/design-system/link'
import { ADDRESSES } from '~/components/shell/addresses'
import { useText } from '~/hooks/use_text'
import type { ToldFailure } from './tell_failure'

/** Whose session is over signs in beside the page, which keeps what was typed. */
export function SignInAgain({ told: { failure } }: { told: ToldFailure }) {
  const t = useText('shell/frame')
  if (failure.status !== 401) return null
  return (
    <Link href={ADDRESSES.signIn} target="_blank">
      {t('failure.sign_in')}
    </Link>
  )
}
