import type { ReactNode } from 'react'
import { AdminHead } from '~/components/shell/admin_head'
import { useCan } from '~/hooks/use_can'
import { useText } from '~/hooks/use_text'
import { SUBSCRIPTIONS, typeAddress, type Type } from './subscribers/types'

interface TypeHeadProps {
  type: Type
  /** What of the type this page is about. */
  here: string
  end?: ReactNode
}

/** Head of a page about something of a type; the way leads over its users for who may see them. */
export function TypeHead({ type, here, end }: TypeHeadProps) {
  const places = useText('subscriptions/places')
  const maySeeUsers = useCan('subscriptions.users.read')
  return (
    <AdminHead
      title={`${type.name}: ${here}`}
      crumbs={[
        { label: places('admin.subscriptions.title'), href: SUBSCRIPTIONS },
        { label: type.name, href: maySeeUsers ? typeAddress(type) : undefined },
        { label: here },
      ]}
      end={end}
    />
  )
}
