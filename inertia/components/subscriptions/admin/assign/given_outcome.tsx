import { Link } from '@kontor/design-system/link'
import { LinkButton } from '@kontor/design-system/link_button'
import { Outcome } from '~/components/identity/outcome'
import { ADDRESSES } from '~/components/shell/addresses'
import { useCan } from '~/hooks/use_can'
import { useText } from '~/hooks/use_text'

interface GivenOutcomeProps {
  title: string
  text: string
  names: string[]
  personId: number
  another: { href: string; label: string }
}

/** What was given to whom, and the ways on. */
export function GivenOutcome({ title, text, names, personId, another }: GivenOutcomeProps) {
  const t = useText('subscriptions/assignments')
  const maySee = useCan('subscriptions.users.write')
  return (
    <Outcome
      title={title}
      text={
        <>
          <p>{text}</p>
          <ul className="list-disc ps-5 pt-2">
            {names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </>
      }
    >
      <LinkButton href={another.href} variant="primary">
        {another.label}
      </LinkButton>
      {maySee && (
        <Link href={`${ADDRESSES.users}/${personId}/subscriptions`}>{t('to_subscriptions')}</Link>
      )}
    </Outcome>
  )
}
