import { router } from '@inertiajs/react'
import { Button } from '@kontor/design-system/button'
import { Link } from '@kontor/design-system/link'
import { Heading, Text } from '@kontor/design-system/text'
import { useEffect, useRef } from 'react'
import { ADDRESSES, userAddress } from '~/components/shell/addresses'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { PutUser } from './put_user'
import type { Partner } from './types'

/** The users of a business partner, in the place of its row: put to it and taken off. */
export function PartnerUsers({ partner, onDone }: { partner: Partner; onDone: () => void }) {
  const t = useText('contracts/partners')
  const { count } = useFormat()
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => element.current?.querySelector('input')?.focus(), [])
  const path = `${ADDRESSES.partners}/${partner.bpId}/users`
  const takeOff = (id: number) =>
    router.delete(`${path}/${id}`, { preserveScroll: true, preserveState: true })
  const more = partner.userCount - partner.users.length
  return (
    <div
      ref={element}
      onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && onDone()}
      className="grid gap-4"
    >
      <Heading level={2}>
        {t('users.title', { id: String(partner.bpId), name: partner.bpName })}
      </Heading>
      <Text tone="muted" measure>
        {t('users.about')}
      </Text>
      {partner.users.length === 0 && <Text>{t('users.none')}</Text>}
      <ul className="grid gap-2">
        {partner.users.map(({ id, name, email }) => (
          <li key={id} className="flex flex-wrap items-center gap-3">
            <Link href={userAddress(id)}>{name || email}</Link>
            <Text as="span" role="ui-s" tone="subtle">
              {email}
            </Text>
            <Button
              onPress={() => takeOff(id)}
              aria-label={t('users.take_named', { name: name || email })}
            >
              {t('users.take')}
            </Button>
          </li>
        ))}
        {more > 0 && <li>{t('row.more', { count: more, shown: count(more) })}</li>}
      </ul>
      <PutUser path={path} />
      <span>
        <Button onPress={onDone}>{t('users.close')}</Button>
      </span>
    </div>
  )
}
