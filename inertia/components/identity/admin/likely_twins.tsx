import { Checkbox } from '@kontor/design-system/checkbox'
import { Link } from '@kontor/design-system/link'
import type { ReactNode } from 'react'
import { ADDRESSES, mergerAddress } from '~/components/shell/addresses'
import { useText } from '~/hooks/use_text'

export type LikelyTwin = { id: number; name: string; company: string; email: string }

interface LikelyTwinsProps {
  twins: LikelyTwin[]
  isSomebodyElse: boolean
  onChange: (isSomebodyElse: boolean) => void
  /** The ways on with an account; those of who looks after accounts where nothing is said. */
  waysOf?: (twin: LikelyTwin) => ReactNode
}

/** Who may be the same person or company already, and that it is somebody else. */
export function LikelyTwins({ twins, isSomebodyElse, onChange, waysOf }: LikelyTwinsProps) {
  const t = useText('identity/people')
  return (
    <>
      <p>{t('behalf.twins')}</p>
      <ul>
        {twins.map((twin) => (
          <li key={twin.id}>{waysOf ? waysOf(twin) : <AccountWays twin={twin} />}</li>
        ))}
      </ul>
      <div className="pt-3">
        <Checkbox isSelected={isSomebodyElse} onChange={onChange}>
          {t('behalf.somebody_else')}
        </Checkbox>
      </div>
    </>
  )
}

function AccountWays({ twin }: { twin: LikelyTwin }) {
  const words = useText('identity/merger')
  return (
    <>
      <Link href={`${ADDRESSES.users}?search=${encodeURIComponent(twin.email)}`}>
        {twinText(twin)}
      </Link>
      {', '}
      <Link href={mergerAddress(twin.id)}>{words('action')}</Link>
    </>
  )
}

/** What tells an account from others. */
export const twinText = ({ name, company, email }: LikelyTwin) =>
  [name, company, email].filter(Boolean).join(', ')
