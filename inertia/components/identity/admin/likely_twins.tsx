import { Checkbox } from '@kontor/design-system/checkbox'
import { Link } from '@kontor/design-system/link'
import { ADDRESSES, mergerAddress } from '~/components/shell/addresses'
import { useText } from '~/hooks/use_text'

export type LikelyTwin = { id: number; name: string; company: string; email: string }

interface LikelyTwinsProps {
  twins: LikelyTwin[]
  isSomebodyElse: boolean
  onChange: (isSomebodyElse: boolean) => void
}

/** Who may be the same person or company already, and that it is somebody else. */
export function LikelyTwins({ twins, isSomebodyElse, onChange }: LikelyTwinsProps) {
  const t = useText('identity/people')
  const words = useText('identity/merger')
  return (
    <>
      <p>{t('behalf.twins')}</p>
      <ul>
        {twins.map(({ id, name, company, email }) => (
          <li key={id}>
            <Link href={`${ADDRESSES.users}?search=${encodeURIComponent(email)}`}>
              {[name, company, email].filter(Boolean).join(', ')}
            </Link>
            {', '}
            <Link href={mergerAddress(id)}>{words('action')}</Link>
          </li>
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
